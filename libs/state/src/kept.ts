import * as v from 'valibot';

/** A text, cut to its limit; empty where storage held no text. */
export function textUpTo(maxLength: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, maxLength)),
    ),
    '',
  );
}

/** A list without the entries that do not fit; empty where storage held no list. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list): T[] =>
        list.flatMap((raw) => {
          const read = v.safeParse(entry, raw);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    (): T[] => [],
  );
}

/** A record without the entries that do not fit; empty where storage held no record. */
export function recordOf<T>(
  entry: v.GenericSchema<unknown, T>,
  fits: (entry: T, key: string) => boolean = () => true,
) {
  return v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((record): Record<string, T> => {
        const entries = Object.entries(record).flatMap(([key, raw]): [string, T][] => {
          const read = v.safeParse(entry, raw);
          return read.success && fits(read.output, key) ? [[key, read.output]] : [];
        });
        return Object.fromEntries(entries);
      }),
    ),
    (): Record<string, T> => ({}),
  );
}
