import { isRecord } from '@guest/api-contract';

type Fields = Record<string, unknown>;

/** Merges a guest's new data into the known ones, which an empty field keeps. Both are a customer's JSON. */
export function mergeCustomer(known: string, sent: string): string {
  return JSON.stringify(merge(JSON.parse(known) as Fields, JSON.parse(sent) as Fields));
}

function merge(known: Fields, sent: Fields): Fields {
  const merged = { ...known };
  for (const [name, value] of Object.entries(sent)) {
    const before = known[name];
    if (isRecord(before) && isRecord(value)) merged[name] = mergeParts(before, value);
    else if (!isEmpty(value) || isEmpty(before)) merged[name] = value;
  }
  return merged;
}

/** The fields that identify the place of an address or a birth place. */
const places = ['addressLine', 'city', 'country'] as const;

/**
 * The fields of one part belong together. A part with another street, town or paper type replaces the known one; one
 * that only adds fields is merged, so that two addresses or papers are never mixed.
 */
function mergeParts(known: Fields, sent: Fields): Fields {
  // A paper without a number does not replace one with a number.
  if ('number' in known && known.type !== sent.type && isEmpty(sent.number) && !isEmpty(known.number))
    return known;
  const differs = (name: string) => !isEmpty(sent[name]) && !isSame(known[name], sent[name]);
  const contradicts = (name: string) => !isEmpty(known[name]) && differs(name);
  return differs('type') || places.some(contradicts) ? sent : merge(known, sent);
}

/** Whether two texts are the same apart from how they are written. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
