import type { GenericSchema } from 'valibot';
import type { Fields } from './registry';

/**
 * Reads one kept field: returns `T` or refuses the stored value. A function, which refuses with undefined, is for
 * stores of the first load, where valibot costs too many bytes (decision 0024).
 */
type KeptReader<T> = GenericSchema<unknown, T> | ((raw: unknown) => T | undefined);

/** A reader for each kept field of a store. */
export type KeptReaders<S> = { readonly [K in keyof S & string]?: KeptReader<S[K]> };

/**
 * Undefined where it is refused. Schemas are asked by the interface of Standard Schema, without valibot's own code.
 */
function readField(reader: KeptReader<unknown>, raw: unknown): { value: unknown } | undefined {
  if (typeof reader === 'function') {
    const value = reader(raw);
    return value === undefined ? undefined : { value };
  }
  const result = reader['~standard'].validate(raw);
  // A refused value stands in the result too, beside its issues.
  return result instanceof Promise || result.issues ? undefined : { value: result.value };
}

/** Reads the kept fields that are given. A refused one is left out: the store keeps its value. */
export function readKept<S>(readers: KeptReaders<S>, kept: Fields): Partial<S> {
  const fields: Fields = {};
  for (const [name, reader] of Object.entries<KeptReader<unknown> | undefined>(readers)) {
    if (!reader || !(name in kept)) continue;
    try {
      const read = readField(reader, kept[name]);
      if (read) fields[name] = read.value;
    } catch {
      // A reader of this version met what another version wrote: that field is refused.
    }
  }
  return fields as Partial<S>;
}
