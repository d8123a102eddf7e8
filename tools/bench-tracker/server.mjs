import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const types = { '.html': 'text/html', '.js': 'text/javascript' };
const started = {
  token: 'bench.bench.bench.bench',
  userUUID: '00000000-0000-4000-8000-000000000000',
  sessionID: '1',
  projectID: 'bench',
  delay: 0,
  beaconSizeLimit: 1_000_000,
  compressionThreshold: 20_000,
  startTimestamp: Date.now(),
};

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Serves one recorder's page, and takes what it sends. `bytes`: what came, each body gzipped. */
export async function serve(outDir) {
  const sent = { bytes: 0, requests: 0 };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const body = await bodyOf(request);
    if (pathname.endsWith('/start')) {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(started));
    }
    if (pathname.startsWith('/ingest/')) {
      if (/\/(?:i|events)$/u.test(pathname)) {
        const isGzip = request.headers['content-encoding'] === 'gzip';
        sent.bytes += gzipSync(isGzip ? gunzipSync(body) : body).length;
        sent.requests += 1;
      }
      return response.end(pathname.endsWith('/i') || pathname.endsWith('/events') ? '' : '{}');
    }
    try {
      const file = pathname === '/' ? '/index.html' : pathname;
      response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(path.join(outDir, path.normalize(file))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    sent,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
