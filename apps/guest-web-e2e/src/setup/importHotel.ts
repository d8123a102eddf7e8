import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const cli = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/cli.js');

interface Hotel {
  hoster: { slug: string };
}

/** Adds a hotel as an operator does: a bundle, and the built command line on the server's database. */
export async function importHotel(
  hotel: Hotel,
  env: { DATA_DIR: string; DATABASE_URL?: string },
): Promise<void> {
  const file = path.join(path.dirname(env.DATA_DIR), `${hotel.hoster.slug}.json`);
  writeFileSync(file, JSON.stringify(hotel));
  await promisify(execFile)(process.execPath, [cli, 'hotel', 'import', file], {
    env: { PATH: process.env.PATH, ...env },
  });
}
