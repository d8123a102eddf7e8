import * as v from 'valibot';

export type Known = Record<string, unknown>;

/** Keeps the valid fields of an entry; invalid ones are removed, so that their defaults apply. */
export function fitting(entries: Record<string, v.GenericSchema>, raw: Known): Known {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, schema]) => {
      const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
      return value !== undefined && value !== null && v.is(schema, value) ? [[key, value]] : [];
    }),
  );
}
