import { isDeepStrictEqual } from 'node:util';
import { is, type GenericSchema } from 'valibot';
import { isObject, kindOf, optionFor, plain, type Json } from './schemaParts';

/** Enough for an entry and one beside it. */
const ENTRY_COUNT = 2;

const texts = (key: string): string[] => [
  `Exemple de ${key}`,
  `exemple-${key}`,
  '09:00',
  '2031-05-01',
  '2031-05-01T10:00:00+02:00',
  'https://example.org/exemple',
  'exemple@example.org',
  'Europe/Lisbon',
  'EUR',
  'exemple-de-cle-de-128-bits',
  '{}',
  'data:image/png;base64,iVBORw0KGgo',
  'FR',
  '4242424242424242',
  '12/34',
  '123',
];

/** A value that fits a schema: of texts and numbers the first that does. */
function example(schema: GenericSchema, key: string): Json {
  const { type, entries, item, value, options = [] } = plain(schema);
  if (type === 'boolean') return true;
  if (type === 'number') return [2, 0.5].find((number) => is(schema, number)) ?? 0;
  if (type === 'picklist') return options[0] as string;
  if (type === 'literal') return (plain(schema) as unknown as { literal: string }).literal;
  if (item) return completedList(item, [], key);
  if (value) return { exemple: example(value, key) };
  if (type === 'variant' || type === 'union') return example(options[0] as GenericSchema, key);
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([name, entry]): [string, Json] => [name, example(entry, name)]),
    );
  const fitting = texts(key).find((text) => is(schema, text));
  if (fitting === undefined) throw new Error(`No example fits ${key}: ${type}`);
  return fitting;
}

/** Another value that fits as well; undefined for lists of objects. */
export function another(schema: GenericSchema, value: Json): Json | undefined {
  const { type, entries, options = [] } = plain(schema);
  if (entries) return example(schema, 'autre');
  const chosen = type === 'picklist' ? (options as string[]) : [];
  const simple = [
    'Autre',
    'https://example.org/autre',
    '10:00',
    '2031-05-02',
    ...texts('autre'),
    2,
    3,
    true,
    false,
    ...chosen,
  ];
  return [...simple, ...simple.map((one) => [one])].find(
    (one) => is(schema, one) && !isDeepStrictEqual(one, value),
  );
}

/** One block of each kind first, so that each is somewhere. */
function completedBlocks(blocks: readonly Json[], options: readonly GenericSchema[], key: string): Json[] {
  return options.map((option) => {
    const found = blocks.find((block) => isObject(block) && block.type === kindOf(option));
    return completed(option, found ?? example(option, key), key);
  });
}

function completedList(item: GenericSchema, list: readonly Json[], key: string): Json[] {
  const { type, options = [] } = plain(item);
  if (type === 'variant') return completedBlocks(list, options as GenericSchema[], key);
  const [first = example(item, key), ...rest] = list;
  return [completed(item, first, key), ...rest.slice(0, ENTRY_COUNT - 1).map((entry) => shortened(entry))];
}

/** Lists of a neighbour are as short. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, ENTRY_COUNT).map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/**
 * An answer in which the first entry of each list has every field of the contract, those included that this hotel
 * leaves out; of longer lists one more entry stays.
 */
export function completed(schema: GenericSchema, value: Json | undefined, key = 'answer'): Json {
  if (value === undefined) return example(schema, key);
  const { type, entries, item, value: inner } = plain(schema);
  if (entries && isObject(value))
    return Object.fromEntries([
      ...Object.entries(value),
      ...Object.entries(entries).map(([name, entry]): [string, Json] => [
        name,
        completed(entry, value[name], name),
      ]),
    ]);
  if (item && Array.isArray(value)) return completedList(item, value, key);
  if (inner && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry], index) => [
        name,
        index === 0 ? completed(inner, entry, name) : entry,
      ]),
    );
  if (type === 'variant') return completed(optionFor(plain(schema), value) ?? schema, value, key);
  return value;
}
