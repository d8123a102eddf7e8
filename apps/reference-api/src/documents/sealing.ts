import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DocumentKeys } from './documentKeys';

/*
 * A sealed paper: "GWD1", the length of the key's name, the name, a nonce of 12 bytes, the paper encrypted with
 * AES-256-GCM, an authentication tag of 16 bytes. `belongsTo` is authenticated too, but not stored.
 */
const MAGIC = Buffer.from('GWD1');
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A paper that cannot be opened: its key is gone, or it is not what was sealed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Encrypts a paper with the current key. */
export function seal(bytes: Uint8Array, belongsTo: string, { current, byName }: DocumentKeys): Buffer {
  const key = byName.get(current);
  if (!key) throw new SealError('There is no current key');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(belongsTo));
  const name = Buffer.from(current);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([MAGIC, Buffer.from([name.length]), name, nonce, body, cipher.getAuthTag()]);
}

/** Decrypts a sealed paper; throws a `SealError` where it is not whole or belongs to something else. */
export function open(sealed: Uint8Array, belongsTo: string, { byName }: DocumentKeys): Uint8Array {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const { name, end } = headOf(bytes);
  const key = byName.get(name);
  if (!key) throw new SealError('The key that sealed it is not among DOCUMENT_KEYS');
  const nonce = bytes.subarray(end, end + NONCE_BYTES);
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(belongsTo));
    decipher.setAuthTag(tag);
    const body = bytes.subarray(end + NONCE_BYTES, bytes.length - TAG_BYTES);
    return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]));
  } catch (cause) {
    throw new SealError('It is not whole, or belongs to something else', { cause });
  }
}

/** The name of the key that sealed it. */
export function keyNameOf(sealed: Uint8Array): string {
  return headOf(Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)).name;
}

function headOf(bytes: Buffer): { name: string; end: number } {
  const length = bytes[MAGIC.length] ?? 0;
  const end = MAGIC.length + 1 + length;
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC) || bytes.length < end + NONCE_BYTES + TAG_BYTES)
    throw new SealError('It is no sealed paper');
  return { name: bytes.toString('utf8', MAGIC.length + 1, end), end };
}
