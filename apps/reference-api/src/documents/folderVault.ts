import { mkdirSync } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageUnavailableError, type DocumentVault, type KeptDocument } from '@guest/reference-backend';
import { StartError } from '../diagnostics/startError';
import type { DocumentKeys } from './documentKeys';
import { open, seal } from './sealing';

const ENDING = '.sealed';
const PART_ENDING = '.part';
/** The size of a small picture. */
const PROBE_BYTES = 64_000;
/** A partial file of this age belongs to a process that crashed. */
const OLD_PART_MS = 3_600_000;
/** Ids begin with the time, so the last letters spread papers over folders. */
const FOLDER_LETTERS = 2;

/** The disk is full, over its quota, gone or read-only: somebody has to help, and then it goes on. */
const UNAVAILABLE = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'ENODEV', 'EMFILE', 'ENFILE'];
const told = (cause: unknown): unknown =>
  UNAVAILABLE.includes((cause as NodeJS.ErrnoException).code ?? '')
    ? new StorageUnavailableError({ cause })
    : cause;

const isMissing = (cause: unknown) => (cause as NodeJS.ErrnoException).code === 'ENOENT';

/** Papers as files, each sealed. A file appears whole or not at all: it is written under another name first. */
export function createFolderVault(folder: string, keys: DocumentKeys): DocumentVault {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`The folder ${folder} cannot be made (${code}): set DOCUMENT_DIR`, { cause });
  }

  function placeOf(id: string): { folder: string; file: string } {
    if (!/^[\w-]{8,128}$/u.test(id)) throw new Error('This id is no file name');
    const shelf = join(folder, id.slice(-FOLDER_LETTERS).toLowerCase());
    return { folder: shelf, file: join(shelf, id + ENDING) };
  }

  async function removeQuietly(file: string): Promise<void> {
    await rm(file, { force: true });
  }

  return {
    async ping() {
      const probe = join(folder, `.probe-${process.pid}`);
      try {
        await writeFile(probe, new Uint8Array(PROBE_BYTES), { mode: 0o600 });
      } catch (cause) {
        throw told(cause);
      } finally {
        await removeQuietly(probe);
      }
    },
    async put(id, bytes, belongsTo) {
      const { folder: shelf, file } = placeOf(id);
      const part = file.replace(ENDING, PART_ENDING);
      try {
        await mkdir(shelf, { recursive: true, mode: 0o700 });
        const handle = await openFile(part, 'wx', 0o600);
        try {
          await handle.writeFile(seal(bytes, belongsTo, keys));
          // The paper is durable before the guest gets the answer.
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, file);
      } catch (cause) {
        await removeQuietly(part);
        throw told(cause);
      }
    },
    async get(id, belongsTo) {
      try {
        return open(await readFile(placeOf(id).file), belongsTo, keys);
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw cause;
      }
    },
    async remove(id) {
      await removeQuietly(placeOf(id).file);
    },
    async list() {
      const kept: KeptDocument[] = [];
      for (const name of await readdir(folder, { recursive: true })) {
        const file = join(folder, name);
        const keptAt = await modifiedAt(file);
        if (keptAt === undefined) continue;
        const isOldPart = name.endsWith(PART_ENDING) && Date.now() - keptAt.getTime() > OLD_PART_MS;
        if (isOldPart) await removeQuietly(file);
        if (name.endsWith(ENDING)) kept.push({ id: idOf(name), keptAt });
      }
      return kept;
    },
  };
}

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1, -ENDING.length).replace(/^.*\\/u, '');

/** Undefined where it has just been removed. */
async function modifiedAt(file: string): Promise<Date | undefined> {
  try {
    return (await stat(file)).mtime;
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}
