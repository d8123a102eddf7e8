import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Installs what only a benchmark needs into its folder: the first time it runs, and when its lock file changes. */
export function installBenchTools(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.lock-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing the tools of the benchmark…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The tools of the benchmark could not be installed.');
  writeFileSync(stamp, lock);
}
