import * as v from 'valibot';
import { isRecord } from './isRecord';

export type Known = Record<string, unknown>;

/** The fields of an object that may be absent. */
const entriesIn = (schema: v.GenericSchema) =>
  (schema as { wrapped?: { entries?: Record<string, v.GenericSchema> } }).wrapped?.entries;

/** Keeps the valid fields of an entry and of its parts; invalid ones are removed, so that their defaults apply. */
export function fitting(entries: Record<string, v.GenericSchema>, raw: Known): Known {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, schema]) => {
      const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
      const inner = entriesIn(schema);
      const kept = inner && isRecord(value) ? fitting(inner, value) : value;
      return kept !== undefined && kept !== null && v.is(schema, kept) ? [[key, kept]] : [];
    }),
  );
}
