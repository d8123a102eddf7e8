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

/** A number belongs to its kind of paper: a passport never takes over the number of an identity card. */
function mergeParts(known: Fields, sent: Fields): Fields {
  if (known.type === sent.type) return merge(known, sent);
  return isEmpty(sent.number) && !isEmpty(known.number) ? known : sent;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
