type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a guest filled in now over what the hotel knew: left out or empty keeps it. Both are a customer's JSON. */
export function mergeCustomer(known: string, sent: string): string {
  return JSON.stringify(merge(JSON.parse(known) as Fields, JSON.parse(sent) as Fields));
}

function merge(known: Fields, sent: Fields): Fields {
  const merged = { ...known };
  for (const [name, value] of Object.entries(sent)) {
    const before = known[name];
    if (isFields(before) && isFields(value)) merged[name] = mergeParts(before, value);
    else if (!isEmpty(value) || isEmpty(before)) merged[name] = value;
  }
  return merged;
}

/** What says which place it is, of an address or a birth place. */
const places = ['addressLine', 'city', 'country'] as const;

/**
 * Parts belong together: another street or town is another address, another paper has another number. Such a one replaces the
 * whole, so that nobody is made of two; what only adds to the same one fills it up.
 */
function mergeParts(known: Fields, sent: Fields): Fields {
  // A paper without a number tells less than one with.
  if ('number' in known && known.type !== sent.type && isEmpty(sent.number) && !isEmpty(known.number))
    return known;
  const differs = (name: string) => !isEmpty(sent[name]) && !isSame(known[name], sent[name]);
  const contradicts = (name: string) => !isEmpty(known[name]) && differs(name);
  return differs('type') || places.some(contradicts) ? sent : merge(known, sent);
}

/** The same words, however they are written. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
