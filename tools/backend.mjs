// npm run backend -- COMMAND: the backend's command line, built first if it is out of date.
import './lib/node24.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root } from './lib/build.mjs';

await ensureBuilt(['reference-api']);
await import(pathToFileURL(path.join(root, 'dist/apps/reference-api/cli.js')).href);
