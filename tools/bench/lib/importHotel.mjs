import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/apps/reference-api/cli.js', import.meta.url));

/** Imports a hotel into a database that no server has opened yet. */
export function importHotel(folder, env, hotel) {
  const file = path.join(folder, 'hotel.json');
  writeFileSync(file, JSON.stringify({ format: 'guest-web-hotel', version: 1, ...hotel }));
  execFileSync(process.execPath, [cli, 'hotel', 'import', file], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
