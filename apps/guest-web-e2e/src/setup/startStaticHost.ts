import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '../../../../dist/apps/guest-web/client');

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function fileAt(pathname: string): string | undefined {
  const file = path.join(client, path.normalize(pathname));
  return path.extname(file) === '' ? undefined : file;
}

/** Serves files as a bucket behind a CDN does, and `index.html` for every other address. */
export async function startStaticHost() {
  let config = '{}';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static');
    if (pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(config);
      return;
    }
    const file = fileAt(pathname) ?? path.join(client, 'index.html');
    try {
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': mediaTypes[path.extname(file)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Sets the server that answers the API calls of these pages. */
    serveApiOf(origin: string) {
      config = JSON.stringify({
        apiUrl: `${origin}/api`,
        reviewsUrl: `${origin}/reviews-api`,
        activitiesUrl: `${origin}/activities-api`,
        staticUrl: `${origin}/static-host`,
        ingestUrl: `${origin}/ingest`,
      });
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
