// Installs what only the benchmark needs, the first time it runs.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

export function installBenchTools() {
  if (existsSync(`${folder}/node_modules/autocannon`)) return;
  console.log('Installing the tools of the benchmark…');
  execSync('npm ci --loglevel=error', { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}
