import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../diagnostics/startError';

export const SECRET_FILE = 'server-secret';
const SECRET_BYTES = 32;

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? 'unknown';

/** Makes the data folder where it is missing and checks that it can be written. */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(`The data folder ${dataDir} cannot be written (${codeOf(cause)}): set DATA_DIR`, {
      cause,
    });
  }
}

/** The server's own secret: made once, readable by its user alone, the same after every restart. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  try {
    // `wx` lets only one of two servers that start together write the file; the other one reads it.
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') {
      throw new StartError(`The secret ${file} cannot be written (${codeOf(cause)})`, { cause });
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_BYTES) {
    throw new StartError(`The secret ${file} is damaged: put back a copy, or delete it to make a new one`);
  }
  return secret;
}
