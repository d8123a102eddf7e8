import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../diagnostics/startError';

const KEY_FILE = 'document-keys';
const KEY_BYTES = 32;

/** The keys of identity papers by their names: the first one seals, all of them open. */
export interface DocumentKeys {
  current: string;
  byName: ReadonlyMap<string, KeyObject>;
}

/** One key as it is written: a name of at most 32 letters, a colon, 32 bytes in base64. */
const KEY = /^([\w-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/u;

/** Reads `name:key` pairs parted by spaces or commas; undefined where one is no key or a name comes twice. */
export function parseDocumentKeys(text: string): DocumentKeys | undefined {
  const byName = new Map<string, KeyObject>();
  for (const entry of text.split(/[\s,]+/u).filter((part) => part !== '')) {
    const [, name = '', encoded = ''] = KEY.exec(entry) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length !== KEY_BYTES || byName.has(name)) return undefined;
    byName.set(name, createSecretKey(bytes));
  }
  const [current] = byName.keys();
  return current === undefined ? undefined : { current, byName };
}

/** Keys of the environment, else a key made once and kept in the data folder, readable by its user alone. */
export function readDocumentKeys(configured: string | undefined, dataDir: string): DocumentKeys {
  if (configured !== undefined) {
    const keys = parseDocumentKeys(configured);
    if (keys) return keys;
    throw new StartError('DOCUMENT_KEYS is not a list of name:key, each key 32 bytes in base64');
  }
  const file = join(dataDir, KEY_FILE);
  try {
    const made = `k${new Date().getFullYear()}:${randomBytes(KEY_BYTES).toString('base64')}\n`;
    // `wx` lets only one of two servers that start together write the file; the other one reads it.
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new StartError(`The key ${file} cannot be written (${code})`, { cause });
  }
  const keys = parseDocumentKeys(readFileSync(file, 'utf8'));
  if (keys) return keys;
  throw new StartError(`The key ${file} is damaged: put back a copy; without it no paper can be read`);
}
