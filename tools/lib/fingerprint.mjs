// Says in a few milliseconds whether sources changed since a build: names, sizes and times, no contents.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'test', 'tests', 'storybook-static', '.storybook']);
const ignoredFiles = /\.(?:test|stories)\.tsx?$|\.md$/u;

function filesBelow(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const child = path.join(place, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(child);
    return ignoredFiles.test(entry.name) ? [] : [child];
  });
}

/** A text that changes when a file below these paths is added, removed, renamed or written. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
