import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeBatch, type Batch } from '@guest/recording-codec';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { makeConsumer, runNode, writeFiles, type Consumer } from '../../../tools/lib/consumer';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string | undefined; args: string[] };
  }
}

const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
const tsc = path.join(workspaceRoot, 'node_modules/@typescript/native/bin/tsc');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
/** The page's script, its worker and what it loads later come from its own origin alone. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:";

const app = {
  'index.html':
    '<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><h1>Packed</h1><script type="module" src="/main.ts"></script></html>',
  'main.ts': `import { createTracker, type StartResult } from '@guest/tracker';
const tracker = createTracker({ ingestPoint: '/ingest', projectKey: 'demo', isInsecureAllowed: true });
const result: StartResult = await tracker.start({ metadata: { app: 'packed' } });
tracker.event('started', { isStarted: result.success });
setTimeout(() => tracker.stop(), 500);
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    },
    files: ['main.ts'],
  }),
  'vite.config.mjs': "export default { build: { target: 'es2022', modulePreload: { polyfill: false } } };",
};

let consumer: Consumer;
let server: Server | undefined;

beforeAll(() => {
  consumer = makeConsumer('tracker', ['vite']);
  writeFiles(consumer.folder, app);
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  consumer?.remove();
});

/** Serves the built app, and takes what its recorder sends. */
async function serve(): Promise<{ origin: string; batches: Batch[] }> {
  const batches: Batch[] = [];
  const started = { token: 'a.b.c.d', userUUID: 'u', sessionID: 's', delay: 0 };
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (pathname.endsWith('/web/i'))
        batches.push(decodeBatch(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
      if (pathname.startsWith('/ingest/'))
        return response.end(JSON.stringify(pathname.endsWith('/start') ? started : {}));
      const file = pathname === '/' ? '/index.html' : pathname;
      response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', policy);
      return response.end(readFileSync(path.join(consumer.folder, 'dist', path.normalize(file))));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches };
}

it('holds modules, declarations and its licence, and nothing to work on', () => {
  const { packed } = consumer;
  for (const file of ['index.js', 'tracker.worker.js', 'LICENSE', 'README.md'])
    expect(packed).toContain(file);
  expect(packed.filter((file) => /\.test\.|(?<!\.d)\.ts$/u.test(file))).toEqual([]);
});

it('types an app', () => {
  expect(runNode(consumer.folder, tsc, '-p', 'tsconfig.json')).toEqual({ isOk: true, output: '' });
});

it('records in an app that a bundler built, under a policy that allows its own origin alone', async () => {
  const { isOk, output } = runNode(consumer.folder, 'node_modules/vite/bin/vite.js', 'build');
  expect(output).toContain('built in');
  expect(isOk).toBe(true);
  const { origin, batches } = await serve();
  const browser = await chromium.launch(inject('chromium'));
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(origin);
    await expect.poll(() => batches.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
  const messages = batches.flatMap((batch) => batch.messages);
  expect(messages).toContainEqual({ type: 'Metadata', key: 'app', value: 'packed' });
  expect(messages).toContainEqual({ type: 'CustomEvent', name: 'started', payload: '{"isStarted":true}' });
  expect(messages.some((message) => message.type === 'SetNodeData' && message.data === 'Packed')).toBe(true);
});
