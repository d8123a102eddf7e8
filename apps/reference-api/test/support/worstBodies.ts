import * as v from 'valibot';
import { completed, withValue, type Json, type Path } from '@guest/reference-backend/testing';

type JsonObject = Record<string, Json>;

/** One request body, as text, and what it is made of. */
export interface Candidate {
  what: string;
  text: string;
}

interface Options {
  /** The largest body that the route takes. */
  maxBytes: number;
  /** Values that mean something to the server, by the name of their field. */
  known: JsonObject;
}

const sizeOf = (value: Json): number => JSON.stringify(value).length;

/** The schema once for each option of a field that has several shapes. */
function shapes(schema: v.GenericSchema): v.GenericSchema[] {
  const { entries = {} } = schema as { entries?: v.ObjectEntries };
  const [choice] = Object.entries(entries).filter(([, { type }]) => type === 'variant');
  if (!choice) return [schema];
  const [key, { options }] = choice as unknown as [string, { options: v.GenericSchema[] }];
  return options.map((option) => v.object({ ...entries, [key]: option }));
}

/** The places of a value, its own first. */
function placesIn(value: Json, path: Path = []): { path: Path; value: Json }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { path, value },
    ...inner.flatMap(([key, part]) => placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

const isTooLong = (schema: v.GenericSchema, body: Json): boolean =>
  v.safeParse(schema, body).issues?.some(({ type }) => type === 'max_length') ?? false;

/** The most repetitions that the schema allows and the body has room for. */
function mostAllowed(
  schema: v.GenericSchema,
  most: number,
  bodyWith: (count: number) => Json,
): { count: number; body: Json } {
  let count = 1;
  let beyond = Math.max(2, most + 1);
  while (beyond - count > 1) {
    const middle = Math.min(count * 2, Math.floor((count + beyond) / 2));
    if (isTooLong(schema, bodyWith(middle))) beyond = middle;
    else count = middle;
  }
  return { count, body: bodyWith(count) };
}

const CHARACTERS = ['a', ' ', '@', '-', '\u0000', '🙂', 'a.'];
const FILLERS: readonly Json[] = [0, null, '', {}, []];

/** Values that JSON itself is slow with: unknown fields hold them, which every schema ignores. */
function slowJson(maxBytes: number): [string, string][] {
  const upTo = (one: (index: number) => string) => {
    const parts: string[] = [];
    for (let size = 0, index = 0; size < maxBytes; index += 1) {
      const part = one(index);
      size += part.length + 1;
      parts.push(part);
    }
    return parts.slice(0, -1).join(',');
  };
  return [
    ['a million keys', `{${upTo((index) => `"${index.toString(36)}":0`)}}`],
    ['objects with keys of their own', `[${upTo((index) => `{"${index.toString(36)}":0}`)}]`],
    ['nested lists', '['.repeat(maxBytes / 2) + ']'.repeat(maxBytes / 2)],
    ['nested objects', `${'{"a":'.repeat(maxBytes / 6)}0${'}'.repeat(maxBytes / 6)}`],
  ];
}

/** A valid body with every field, and the one of these fields that stands last given a wrong value. */
function withWrongEnd(body: Json, path: Path): Json {
  const last = placesIn(body).findLast(({ path: at }) => path.every((key, index) => at[index] === key));
  return withValue(body, last?.path ?? path, { wrong: true });
}

/** The body with a field that no schema knows. */
function slowFields(body: Json, maxBytes: number): Candidate[] {
  const start = `${JSON.stringify(body).slice(0, -1)},"unknown":`;
  return slowJson(maxBytes - start.length - 1).map(([what, text]) => ({ what, text: `${start}${text}}` }));
}

function withKnown(body: Json, known: JsonObject): Json {
  const { item } = body as { item?: { sheets?: Json[] } };
  const named = JSON.parse(JSON.stringify(body), (key, value: Json) => known[key] ?? value) as JsonObject;
  return item?.sheets ? withValue(named, ['item', 'quantity'], item.sheets.length) : named;
}

function candidatesOfShape(schema: v.GenericSchema, { maxBytes, known }: Options): Candidate[] {
  const small = completed(schema, undefined);
  const room = maxBytes - sizeOf(small);
  const candidates: { what: string; body: Json }[] = [{ what: 'every field', body: small }];
  const add = (what: string, path: Path, body: Json) =>
    candidates.push({ what: `${what} at /${path.join('/')}`, body });
  const lists = placesIn(small).filter(({ value }) => Array.isArray(value));

  for (const { path, value } of lists) {
    const [entry = null] = value as Json[];
    for (const filler of [...FILLERS, entry]) {
      const count = Math.floor(room / (sizeOf(filler) + 1));
      add(`${count} times ${sizeOf(filler)} bytes`, path, withValue(small, path, Array(count).fill(filler)));
    }
    // Lists inside lists: the innermost is filled first.
    let body = small;
    for (let depth = path.length; depth > 0; depth -= 1) {
      const part = path.slice(0, depth);
      const at = lists.find(({ path: known }) => known.join('/') === part.join('/'));
      if (!at) continue;
      const filled = part.reduce<Json>((inner, key) => (inner as JsonObject)[key] ?? null, body) as Json[];
      const before = body;
      const most = Math.floor((maxBytes - sizeOf(body)) / (sizeOf(filled[0] ?? null) + 1));
      ({ body } = mostAllowed(schema, most, (count) =>
        withValue(before, part, Array(count).fill(filled[0] ?? null)),
      ));
    }
    add('as many as allowed', path, body);
    add('a wrong end after as many as allowed', path, withWrongEnd(body, path));
    add('a wrong last field after as many as allowed', path, withWrongEnd(body, []));
  }
  for (const { path } of placesIn(small).filter(({ value }) => typeof value === 'string')) {
    for (const character of CHARACTERS) {
      const bytes = sizeOf(character) - 2;
      const most = Math.floor(room / bytes);
      add(`${most} times ${JSON.stringify(character)}`, path, withValue(small, path, character.repeat(most)));
      const bodyWith = (count: number) => withValue(small, path, character.repeat(count));
      add(`as many ${JSON.stringify(character)} as allowed`, path, mostAllowed(schema, most, bodyWith).body);
    }
  }
  return [
    ...candidates.map(({ what, body }) => ({ what, text: JSON.stringify(withKnown(body, known)) })),
    ...slowFields(withKnown(small, known), maxBytes),
  ];
}

/** Bodies within the limit of a route that may cost more than others, from its schema alone. */
export const worstBodies = (schema: v.GenericSchema, options: Options): Candidate[] =>
  schema.type === 'string'
    ? slowFields({ object: 'event' }, options.maxBytes)
    : shapes(schema).flatMap((shape) => candidatesOfShape(shape, options));

/** A body of a million bytes that costs about 50 ms to read, without any check. */
export const yardstick = (): string => slowJson(1_000_000)[1]?.[1] ?? '';
