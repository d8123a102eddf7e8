import { join } from 'node:path';

/** The built guest web app: `client/` and `server/`. */
export function webFolder(): string {
  // The build puts this code into dist/apps/reference-api; `npm run dev` runs it from here.
  const isSource = import.meta.filename.endsWith('.ts');
  return join(import.meta.dirname, isSource ? '../../../../dist/apps/guest-web' : '../guest-web');
}
