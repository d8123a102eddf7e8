import type { GenericSchema } from 'valibot';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Path = readonly (string | number)[];

/** What valibot's schemas have inside, as far as answers use it. */
export interface Parts {
  type: string;
  wrapped?: GenericSchema;
  pipe?: readonly { kind: string; type: string }[];
  item?: GenericSchema;
  value?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  /** Schemas of a variant or union, values of a picklist. */
  options?: readonly unknown[];
  isVital?: true;
  isPlaced?: true;
}

/** The schema that says what a value looks like: inside `optional`, and behind a transformation of anything. */
export function plain(schema: GenericSchema): Parts {
  const parts = schema as unknown as Parts;
  if (parts.wrapped) return plain(parts.wrapped);
  const last = parts.type === 'unknown' ? parts.pipe?.findLast(({ kind }) => kind === 'schema') : undefined;
  return last ? plain(last as unknown as GenericSchema) : parts;
}

/** Is it left out where it is odd, so that the rest stays? */
export const isOptional = (schema: GenericSchema): boolean => 'wrapped' in schema;

/** A mark of `vital` or `placed`, in the schema or in what it wraps. */
export function isMarked(schema: GenericSchema, mark: 'isVital' | 'isPlaced'): boolean {
  const parts = schema as unknown as Parts;
  return parts[mark] === true || (parts.wrapped !== undefined && isMarked(parts.wrapped, mark));
}

/** The schema of a variant for this value: the one whose literal it names. */
export function optionFor({ options = [] }: Parts, value: Json): GenericSchema | undefined {
  const schemas = options as readonly GenericSchema[];
  return schemas.find((option) => kindOf(option) === (value as JsonObject | null)?.type);
}

/** What a schema of a variant calls itself. */
export function kindOf(option: GenericSchema): unknown {
  const type = plain(option).entries?.type as { literal?: unknown } | undefined;
  return type?.literal;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
