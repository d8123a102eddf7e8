import type { FieldCipher } from '@guest/reference-backend';
import type { DocumentKeys } from './documentKeys';
import { open, seal } from './sealing';

/** A sealed field is no paper, and no paper a field. */
const BELONGS_TO = 'field';

/** Encrypts fields with the keys of identity papers. */
export function createFieldCipher(keys: DocumentKeys): FieldCipher {
  return {
    seal: (text) => seal(Buffer.from(text), BELONGS_TO, keys).toString('base64url'),
    open: (sealed) => Buffer.from(open(Buffer.from(sealed, 'base64url'), BELONGS_TO, keys)).toString('utf8'),
  };
}
