import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
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

interface LogLine {
  level: number;
  msg: string;
  hotel?: string;
  page?: string;
  call?: string;
  path?: string;
  reason?: string;
  status?: number;
}

/** A hotel's own API: odd in two places, without products, and without any other hotel. */
async function anOddApi(): Promise<string> {
  const entry = (number: string) => ({ _id: '1', title: 'Reception', phone: { number } });
  const answers: Record<string, unknown> = {
    hoster: {
      id: 7,
      slug: 'port',
      name: 'Port',
      radiusKm: 'SECRET-VALUE',
      subscriptionStatus: { isAdditionalSellsSubscribed: true },
    },
    roomdirectory: {
      sections: [{ _id: '1', title: 'Calls', entries: [entry('SECRET-ONE'), entry('SECRET-TWO')] }],
    },
  };
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    const path = pathname.slice(1);
    if (path === 'partner') response.end('half of an ans');
    else if (path in answers && searchParams.get('shortcut') !== 'elsewhere')
      response.end(JSON.stringify(answers[path]));
    else response.writeHead(404).end('SECRET-REFUSAL');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('logs what is odd and what fails in the answers of a hotel’s API: place and reason, once, no value', async () => {
  const env = { DATA_DIR: aFolder(), WEB_DIR: webDir, API_URL: await anOddApi() };
  const { address, stdout, stderr } = await startBuilt(env);
  const read = async (path: string) => (await fetch(`${address}/${path}`)).text();
  for (const path of ['port', 'port', 'port/roomdirectory', 'port/page/jane-doe', 'elsewhere'])
    await read(path);

  const lines = () =>
    stdout()
      .split('\n')
      .filter((line) => line.includes('of the API'))
      .map((line) => JSON.parse(line) as LogLine);
  const failed = (name: string) =>
    lines().filter(({ path, call }) => path === undefined && call === `Failed to fetch ${name}`);
  // A busy machine may break a call off, which is no failure of the API, and reads the log after the answers.
  await vi.waitFor(async () => {
    await Promise.all([read('port/services'), read('port/advantages')]);
    expect(failed('products')).toMatchObject([
      { level: 40, msg: 'a call of the API failed', hotel: 'port', reason: 'http', status: 404 },
    ]);
    expect(failed('partners')).toMatchObject([
      { page: '/:slug/advantages', reason: 'the answer is not JSON' },
    ]);
  }, 20_000);
  expect(lines().filter(({ path }) => path === 'radiusKm')).toMatchObject([
    {
      level: 40,
      msg: 'a part of an answer of the API was read otherwise',
      hotel: 'port',
      call: 'Failed to fetch hoster',
      reason: 'removed, expected number',
    },
  ]);
  const phones = lines().filter(({ path }) => path?.endsWith('.phone') === true);
  expect(phones.map(({ path }) => path)).toEqual(['sections[0].entries[0].phone']);
  expect(lines().filter(({ hotel }) => hotel === 'elsewhere')).toEqual([]);
  expect(stdout() + stderr()).not.toMatch(/SECRET|jane-doe/u);
  expect(stderr()).toBe('');
});
