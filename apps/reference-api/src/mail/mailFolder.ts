import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@guest/api-contract';

const ENDING = '.eml';
const PART_ENDING = '.part';

const isMissing = (cause: unknown) => (cause as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes a mail that only this user can read; it appears whole or not at all. */
export async function writeMail(folder: string, id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, id + PART_ENDING);
  try {
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, join(folder, id + ENDING));
  } catch (cause) {
    // A full disk: half a mail is of no use, and it names a guest.
    await rm(part, { force: true });
    throw cause;
  }
}

/** Deletes the mails that are older than this many days; returns how many. */
export async function purgeMails(
  folder: string,
  { retentionDays, now }: { retentionDays: number; now: Date },
): Promise<number> {
  const before = now.getTime() - retentionDays * DAY_MS;
  let count = 0;
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(ENDING) && !name.endsWith(PART_ENDING)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs > before) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
}
