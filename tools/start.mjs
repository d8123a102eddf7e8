// npm start: builds what changed, then serves app and API on one origin until Ctrl-C.
import './lib/node24.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { announce } from './lib/announce.mjs';
import { ensureBuilt, root } from './lib/build.mjs';

process.env.NODE_ENV ??= 'production';
await ensureBuilt(['guest-web', 'reference-api']);

// Runs the server in this process, which receives the signals.
const main = pathToFileURL(path.join(root, 'dist/apps/reference-api/main.js'));
const { server } = await import(main.href);
announce(server.address, await server.storage.listHotels());
