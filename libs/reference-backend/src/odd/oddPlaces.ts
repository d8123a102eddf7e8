import type { GenericSchema } from 'valibot';
import { another } from './completed';
import {
  isMarked,
  isObject,
  isOptional,
  optionFor,
  plain,
  type Json,
  type JsonObject,
  type Path,
} from './schemaParts';

/** A place of an answer at which a value may be odd. */
export interface OddPlace {
  path: Path;
  /** What the contract expects there: `string`, `number`, `array`… */
  type: string;
  /** What an odd value may cost at most: the value itself, or the nearest thing around it that can be absent. */
  cost: Path;
  /** Another good value, where one is simple. */
  other: Json | undefined;
}

interface Around {
  path: Path;
  cost: Path;
  /** Inside a value that is whole or absent. */
  isWhole: boolean;
}

function inside(schema: GenericSchema, path: Path, around: Around): Around {
  const isWhole = around.isWhole || isMarked(schema, 'isVital');
  const isCheap = !isWhole && (isOptional(schema) || isMarked(schema, 'isPlaced'));
  return { path, cost: isCheap ? path : around.cost, isWhole };
}

function placesIn(schema: GenericSchema, value: Json, around: Around): OddPlace[] {
  const { path, cost, isWhole } = around;
  const parts = plain(schema);
  const { type, entries, item, value: inner } = parts;
  const place: OddPlace = { path, type, cost, other: another(schema, value) };
  if (type === 'variant') {
    const option = optionFor(parts, value);
    return option ? placesIn(option, value, around) : [place];
  }
  if (entries && isObject(value))
    return [
      place,
      ...Object.entries(entries).flatMap(([key, entry]) => {
        const here = [...path, key];
        return value[key] === undefined ? [] : placesIn(entry, value[key], inside(entry, here, around));
      }),
    ];
  const isOfBlocks = item && plain(item).type === 'variant';
  if (item && Array.isArray(value))
    return [
      place,
      ...value.slice(0, isOfBlocks ? value.length : 1).flatMap((entry, index) => {
        const here = [...path, index];
        return placesIn(item, entry, { path: here, cost: isWhole ? cost : here, isWhole });
      }),
    ];
  if (inner && isObject(value))
    return [
      place,
      ...Object.entries(value).flatMap(([key, entry], index) => {
        const here = [...path, key];
        const found = placesIn(inner, entry, { path: here, cost: isWhole ? cost : here, isWhole });
        return index === 0 ? found : found.slice(0, 1);
      }),
    ];
  return [place];
}

/**
 * Every place of an answer that is not in one like it: of lists and records the first entry, of blocks one of
 * each kind.
 */
export const placesOf = (schema: GenericSchema, answer: Json): OddPlace[] =>
  placesIn(schema, answer, { path: [], cost: [], isWhole: false }).filter(({ path }) => path.length > 0);

/** What holds this place; undefined where it is gone. */
function parentOf(answer: Json, path: Path): JsonObject | undefined {
  let at: Json | undefined = answer;
  for (const key of path.slice(0, -1)) at = (at as JsonObject | undefined)?.[key];
  return at as JsonObject | undefined;
}

/** The answer with another value at this place. */
export function withValue(answer: Json, path: Path, value: Json): Json {
  const copy = structuredClone(answer);
  const parent = parentOf(copy, path);
  if (parent) parent[path.at(-1) ?? ''] = structuredClone(value);
  return copy;
}

/** The answer without what is at this place. */
export function withoutPlace(answer: Json, path: Path): Json {
  const copy = structuredClone(answer);
  const parent = parentOf(copy, path);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent) Reflect.deleteProperty(parent, last);
  return copy;
}
