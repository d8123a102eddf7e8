// Builds projects for production, and only when something changed since the last time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const from = (place) => path.join(root, place);
const readJson = (place) => JSON.parse(readFileSync(from(place), 'utf8'));
const shared = ['libs', 'package-lock.json', 'tsconfig.base.json', 'nx.json', 'tools/lib'];

/** The folder that a build writes; without it the stamp does not count. */
const products = {
  'guest-web': ['dist/apps/guest-web/server/entry-server.js', 'dist/apps/guest-web/client/index.html'],
  'reference-api': ['dist/apps/reference-api/main.js', 'dist/apps/reference-api/cli.js'],
};

const stampOf = (project) => from(`dist/.stamps/${project}`);

/** Fingerprint of sources and build output, so that the output of another build is noticed. */
const stampText = (project, sources) => `${sources}\n${fingerprint([from(`dist/apps/${project}`)])}\n`;

function isCurrent(project, sources) {
  const stamp = stampOf(project);
  return (
    existsSync(stamp) &&
    products[project].every((file) => existsSync(from(file))) &&
    readFileSync(stamp, 'utf8') === stampText(project, sources)
  );
}

/** Builds what is out of date; a failing build ends the process with its output. */
export async function ensureBuilt(projects) {
  const sources = new Map(
    projects.map((project) => [project, fingerprint([`apps/${project}`, ...shared].map(from))]),
  );
  const stale = projects.filter((project) => !isCurrent(project, sources.get(project)));
  if (stale.length === 0) return;

  process.stderr.write(`Building ${stale.join(' and ')}…\n`);
  for (const project of stale) rmSync(stampOf(project), { force: true });
  const nx = from(path.join('node_modules/nx', readJson('node_modules/nx/package.json').bin.nx));
  const args = [nx, 'run-many', '--targets=build', `--projects=${stale.join(',')}`, '--output-style=static'];
  const bin = [path.dirname(process.execPath), from('node_modules/.bin'), process.env.PATH].join(
    path.delimiter,
  );
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: bin, NX_TUI: 'false' },
    maxBuffer: 64_000_000,
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}\nThe build failed.\n`);
    process.exit(1);
  }
  mkdirSync(from('dist/.stamps'), { recursive: true });
  for (const project of stale) writeFileSync(stampOf(project), stampText(project, sources.get(project)));
}
