// Installs packages of Debian, for the browsers of the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Only root on Debian, or a system made from it, can install packages. */
const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

function aptGet(...args) {
  spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Installs the packages without their recommendations; does nothing where that is not possible. */
export function installDebianPackages(...names) {
  if (!canInstall || names.length === 0) return;
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}
