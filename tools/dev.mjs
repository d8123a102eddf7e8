// npm run dev: app and API on one origin, both reloaded when their sources change.
import './lib/node24.mjs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { announce } from './lib/announce.mjs';
import { root } from './lib/build.mjs';

const RELOAD_DELAY_MS = 100;
const http = createServer();

/** The app: Vite's own files, hot replacement over this very server, and the render function. */
const web = await createVite({
  configFile: path.join(root, 'apps/guest-web/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: http } },
  plugins: [
    {
      name: 'packages-stay-outside',
      // The build bundles everything; while developing, Node loads packages itself.
      configEnvironment: (name, options) => {
        if (name === 'ssr' && options.resolve) options.resolve.noExternal = [/^@guest\//u];
      },
    },
  ],
});

/** The API from the sources of production, without a build. */
const api = await createVite({
  configFile: path.join(root, 'apps/reference-api/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

/** Shows error messages in full: development has no guest data. */
function show(cause) {
  if (cause instanceof Error) web.ssrFixStacktrace(cause);
  console.error(cause);
}

async function render(request) {
  try {
    const bundle = await web.ssrLoadModule('/src/entry-server.tsx');
    return await bundle.render({ ...request, onError: show });
  } catch (cause) {
    show(cause);
    throw cause;
  }
}

async function openApi(isReseeding) {
  const { createLogger, openServer, readConfig } = await api.ssrLoadModule('/src/dev.ts');
  const config = readConfig(process.env, true);
  const logger = createLogger(config.logLevel, process.stdout);
  const server = await openServer({ config, pages: { render }, logger, isReseeding });
  await server.app.ready();
  return { ...server, config };
}

let running = openApi(false);
const { config, storage } = await running.catch(async (cause) => {
  console.error(cause.name === 'StartError' || cause.name === 'StorageError' ? cause.message : cause);
  process.exit(1);
});

let timer;
function reload(file) {
  if (!api.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
  const isHotel = file.includes('/hotels/');
  clearTimeout(timer);
  timer = setTimeout(() => {
    const old = running;
    running = (async () => {
      await old.then(
        (server) => server.stop(),
        () => {},
      );
      api.environments.ssr.moduleGraph.invalidateAll();
      const opened = await openApi(isHotel);
      console.log(`API reloaded: ${path.relative(root, file)}`);
      return opened;
    })();
    running.catch(show);
  }, RELOAD_DELAY_MS);
}
api.watcher.on('change', reload);

http.on('request', (request, response) => {
  web.middlewares(request, response, () => {
    running.then(
      ({ app }) => app.routing(request, response),
      () =>
        response
          .writeHead(503, { 'content-type': 'text/plain' })
          .end('The API has a mistake: see the terminal\n'),
    );
  });
});
http.once('error', (cause) => {
  console.error(
    `The server cannot listen on ${config.host}, port ${config.port} (${cause.code}): set HOST and PORT`,
  );
  process.exit(1);
});
http.listen(config.port, config.host, async () => {
  announce(`http://${config.host}:${http.address().port}`, await storage.listHotels());
});

async function stop() {
  http.close();
  http.closeAllConnections();
  await Promise.allSettled([running.then((server) => server.stop()), web.close(), api.close()]);
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
