import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { MAX_FILE_BYTES } from './bundleFile';
import { parseBundle } from './parseBundle';
import { resolveFiles, type FileReader, type ResolvedBundle } from './resolveFiles';
import { readZippedBundle } from './zippedBundle';

/**
 * Reads a bundle and the files beside it, or both from one ZIP archive. Node only: browsers take `parseBundle` and
 * `resolveFiles`.
 */
export async function readBundleFile(path: string): Promise<ResolvedBundle> {
  if (/\.zip$/iu.test(path)) return readZippedBundle(path);
  const raw = await readJson(path);
  if ('problem' in raw) return { errors: [{ path: '(bundle)', reason: raw.problem }] };
  const parsed = parseBundle(raw.json);
  if (parsed.errors) return { errors: parsed.errors };
  return resolveFiles(parsed.bundle, await readerBeside(path));
}

async function readJson(path: string): Promise<{ json: unknown } | { problem: string }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { problem: 'cannot be read: is the path right?' };
  }
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/u, '')) };
  } catch {
    return { problem: 'is not JSON' };
  }
}

/** Reads files below the bundle's own folder only, links followed first. */
async function readerBeside(path: string): Promise<FileReader> {
  const folder = await realpath(dirname(path));
  return async (file) => {
    if (isAbsolute(file) || !isInside(folder, resolve(folder, file))) return { problem: OUTSIDE };
    try {
      const target = await realpath(resolve(folder, file));
      if (!isInside(folder, target)) return { problem: OUTSIDE };
      return await readLimited(target);
    } catch {
      return { problem: 'does not exist beside the bundle' };
    }
  };
}

const OUTSIDE = 'leaves the folder of the bundle';

function isInside(folder: string, target: string): boolean {
  const way = relative(folder, target);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}

/** Checks the file before it reads: a pipe would never end, and a large file would fill the memory. */
async function readLimited(path: string): Promise<Uint8Array | { problem: string }> {
  const found = await stat(path);
  if (!found.isFile()) return { problem: 'is not a file' };
  if (found.size > MAX_FILE_BYTES) return { problem: `is larger than ${MAX_FILE_BYTES / 1_000_000} MB` };
  return new Uint8Array(await readFile(path));
}
