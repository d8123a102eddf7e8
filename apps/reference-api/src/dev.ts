// What `npm run dev` loads: the server from its sources, without listening, so that Vite can stand before it.
export { readConfig } from './config/config';
export { createLogger } from './diagnostics/logger';
export { openServer } from './startServer';
