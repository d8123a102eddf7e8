import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as contract from '../src/index';

export type JsonSchema = Record<string, unknown>;

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** Schemas that read leniently, and the strict one that the document shows under the same name. */
const writtenAs = new Map<GenericSchema, GenericSchema>([
  [contract.CheckinForm, contract.StrictCheckinForm],
  [contract.PaymentSettings, contract.StrictPaymentSettings],
]);

/** Every exported schema by its name; an alias goes by the first name of the alphabet. */
function namedSchemas(): Record<string, GenericSchema> {
  const names = new Map<GenericSchema, string>();
  for (const [name, value] of Object.entries(contract).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isSchema(value) || value.type === 'undefined') continue;
    const schema = writtenAs.get(value) ?? value;
    if (!names.has(schema)) names.set(schema, name);
  }
  return Object.fromEntries([...names].map(([schema, name]) => [name, schema]));
}

const definitions = namedSchemas();

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    // JSON Schema's patterns are Unicode already, so the flag `u` is no loss.
    if (valibotAction.type === 'regex' && 'requirement' in valibotAction) {
      return { ...jsonSchema, pattern: (valibotAction.requirement as RegExp).source };
    }
    // Rules that JSON Schema cannot express; the backend checks them.
    const isBeyondJson = ['check', 'trim', 'min_size', 'max_size', 'mime_type'].includes(valibotAction.type);
    return isBeyondJson ? jsonSchema : undefined;
  },
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'blob' || valibotSchema.type === 'instance'
      ? { type: 'string', format: 'binary' }
      : undefined,
} satisfies ConversionConfig;

/** The contract's exported schemas, as an OpenAPI document's components. */
export function componentSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>;
}

/** One schema, referring to the components where it can. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return withoutHead(toJsonSchema(writtenAs.get(schema) ?? schema, { ...config, definitions }));
}

/** A parameter's own type: a number, though the address holds text. */
export function parameterSchemaOf(schema: GenericSchema): JsonSchema {
  const converted = withoutHead(toJsonSchema(schema, { ...config, typeMode: 'output' }));
  return (converted.type === 'number' || converted.type === 'integer') &&
    typeof converted.default === 'string'
    ? { ...converted, default: Number(converted.default) }
    : converted;
}

function withoutHead({ $schema, $defs, ...schema }: ReturnType<typeof toJsonSchema>): JsonSchema {
  return schema;
}
