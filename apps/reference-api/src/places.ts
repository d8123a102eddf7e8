import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Built, this file is in dist/apps/reference-api; run from the sources, in apps/reference-api/src.
const here = import.meta.dirname;
const WORKSPACE = '../../..';

/** The built guest web app: `client/` and `server/`. */
export function webFolder(): string {
  const neighbour = join(here, '../guest-web');
  return existsSync(neighbour) ? neighbour : join(here, WORKSPACE, 'dist/apps/guest-web');
}
