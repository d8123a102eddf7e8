import { isRecord } from '@guest/api-contract';
import type { FieldCipher } from '../ports/ports';

/** Fields of identity, by the names that lead to them; `*` is each entry of a list. */
const IDENTITY_FIELDS: readonly (readonly string[])[] = [
  ['idDocument', 'number'],
  ['signature'],
  ['occupants', '*', 'signature'],
  ['occupants', '*', 'guest', 'idDocument', 'number'],
];

/** Marks a sealed field: what was stored before fields were sealed has none. */
const MARK = 'sealed:';

type Change = (text: string) => string | undefined;

function changedAt(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined) return typeof value === 'string' && value !== '' ? change(value) : value;
  if (name === '*')
    return Array.isArray(value) ? value.map((entry) => changedAt(entry, rest, change)) : value;
  if (!isRecord(value) || !(name in value)) return value;
  return { ...value, [name]: changedAt(value[name], rest, change) };
}

const changed = (body: unknown, change: Change): unknown =>
  IDENTITY_FIELDS.reduce((whole, path) => changedAt(whole, path, change), body);

/** The JSON of a customer or a check-in as it is stored: numbers of papers and signatures are sealed. */
export const sealedJson = (body: unknown, cipher: FieldCipher): string =>
  JSON.stringify(changed(body, (text) => MARK + cipher.seal(text)));

/** The same as it was sent. */
export const openedJson = (json: string, cipher: FieldCipher): string =>
  JSON.stringify(
    changed(JSON.parse(json), (text) =>
      text.startsWith(MARK) ? cipher.open(text.slice(MARK.length)) : text,
    ),
  );

/** The body of such a JSON without the sealed fields. */
export const withoutIdentity = (json: string): unknown => changed(JSON.parse(json), () => undefined);
