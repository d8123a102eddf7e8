import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { aFolder, startBuilt } from './support/serverProcess';

const workspace = join(import.meta.dirname, '../../..');
// Beside the real build, so that none is touched.
const webDir = join(workspace, 'dist/tests/guest-web');

beforeAll(async () => {
  const builder = await createBuilder({
    configFile: join(workspace, 'apps/guest-web/vite.config.ts'),
    logLevel: 'error',
    environments: {
      client: { build: { outDir: join(webDir, 'client') } },
      worker: { build: { outDir: join(webDir, 'client') } },
      ssr: { build: { outDir: join(webDir, 'server') } },
    },
  });
  await builder.buildApp();
}, 120_000);

/** One answer, its bytes as they were sent: fetch would unpack them. */
async function answerOf(url: string, encoding: string) {
  const asked = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  const { vary, 'content-encoding': sent } = response.headers;
  return { encoding: sent, vary, body };
}

it('a build alone is enough for files with a hash in their name to travel compressed', async () => {
  const html = readFileSync(join(webDir, 'client/index.html'), 'utf8');
  const asset = /src="(\/assets\/[^"]+-[\w-]{8}\.js)"/u.exec(html)?.[1] ?? 'no script found';
  const plain = readFileSync(join(webDir, 'client', asset));
  const { address } = await startBuilt({ DATA_DIR: aFolder(), WEB_DIR: webDir });

  const brotli = await answerOf(address + asset, 'gzip, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  expect(brotli.vary?.toLowerCase()).toContain('accept-encoding');
  const gzipped = await answerOf(address + asset, 'gzip');
  expect(gzipped.encoding).toBe('gzip');
  expect(gunzipSync(gzipped.body)).toEqual(plain);
  expect((await answerOf(address + asset, 'identity')).body).toEqual(plain);
});

it('the service worker stands at the root and is asked for anew each time', async () => {
  const { address } = await startBuilt({ DATA_DIR: aFolder(), WEB_DIR: webDir });
  const { headers, status } = await fetch(`${address}/sw.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it.each(['/demo/services/%E0%A4%A', '/%E0%A4%A', '/demo/services/a%2Fb', '//', '//evil.example/demo'])(
  'the build answers %s with the app’s own not-found page',
  async (path) => {
    const { address } = await startBuilt({ DATA_DIR: aFolder(), WEB_DIR: webDir });
    const { port } = new URL(address);
    // Written as text: `URL` would normalise the path.
    const asked = get({ port, path, headers: { 'accept-encoding': 'identity' } });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const html = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toContain('OOPS !');
  },
);
