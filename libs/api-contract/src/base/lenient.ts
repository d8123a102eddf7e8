import * as v from 'valibot';
import { isRecord } from './isRecord';

export type Known = Record<string, unknown>;

/** Deeper than any answer of the contract. Without a limit, a value that is nested on purpose overflows the stack. */
const MAX_DEPTH = 32;

/** Removes nulls to this depth: some servers write `null` for what they do not have. */
export function withoutNulls(value: unknown, depth = MAX_DEPTH): unknown {
  if (depth === 0) return value;
  const inside = (entry: unknown) => withoutNulls(entry, depth - 1);
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(inside);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry === null ? [] : [[key, inside(entry)]])),
  );
}

/** Keeps the valid fields of an entry; invalid ones are removed, so that their defaults apply. */
export function fitting(entries: Record<string, v.GenericSchema>, raw: Known): Known {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, schema]) => {
      const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
      return value !== undefined && value !== null && v.is(schema, value) ? [[key, value]] : [];
    }),
  );
}

type Item<E extends v.ObjectEntries> = v.ObjectSchema<E, undefined>;

/** An entry without its invalid optional fields; nothing where a required field is invalid. */
function healed<E extends v.ObjectEntries>(item: Item<E>, raw: unknown): v.InferOutput<Item<E>>[] {
  const read = v.safeParse(item, raw);
  if (read.success) return [read.output];
  const entry = withoutNulls(raw);
  if (!isRecord(entry)) return [];
  const retried = v.safeParse(item, fitting(item.entries as Record<string, v.GenericSchema>, entry));
  return retried.success ? [retried.output] : [];
}

/** Twice the largest guide that is foreseen. A million foreign objects would hold a page for seconds. */
const MAX_ENTRY_COUNT = 10_000;

function readList<E extends v.ObjectEntries>(item: Item<E>, raw: unknown): v.InferOutput<Item<E>>[] {
  return Array.isArray(raw) ? raw.slice(0, MAX_ENTRY_COUNT).flatMap((entry) => healed(item, entry)) : [];
}

/**
 * A list as it is read: an invalid optional field counts as absent.
 * An entry with an invalid required field is left out, what is no list is empty.
 */
// @__NO_SIDE_EFFECTS__
export function lenientList<const E extends v.ObjectEntries>(item: Item<E>) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => readList(item, raw)),
    ),
    [],
  );
}

/** A list of plain values as it is read: an invalid one is left out, what is no list is empty. */
// @__NO_SIDE_EFFECTS__
export function lenientValues<const S extends v.GenericSchema>(item: S) {
  const fits = (entry: unknown): entry is v.InferInput<S> => v.is(item, entry);
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => (Array.isArray(raw) ? raw.slice(0, MAX_ENTRY_COUNT).filter(fits) : [])),
    ),
    [],
  );
}

/** An optional value as it is read: an invalid one counts as absent. */
// @__NO_SIDE_EFFECTS__
export function lenient<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}
