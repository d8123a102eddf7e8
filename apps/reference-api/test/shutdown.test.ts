import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../src/diagnostics/logger';
import { createShutdown } from '../src/server/shutdown';
import { testServer } from './support/testServer';

const logger = createLogger('silent', { write: () => {} });

const connectionsOf = (app: FastifyInstance) => promisify(app.server.getConnections.bind(app.server))();

async function aServerWithAPageUnderWay() {
  const body = new PassThrough();
  body.write('<p>shell');
  const render = () => Promise.resolve({ status: 200, headers: {}, body });
  const { app } = await testServer({ pages: { render } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const page = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: '/palace' }, resolve).on('error', reject);
  });
  return { app, body, page, port };
}

it('stops accepting, lets a running request finish and closes the storage last', async () => {
  const { app, body, page, port } = await aServerWithAPageUnderWay();
  const closeStorage = vi.fn(() => Promise.resolve());
  const stop = createShutdown({ app, closeStorage, logger });
  const stopping = stop();
  expect(stop()).toBe(stopping);

  await vi.waitFor(async () => {
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
  });
  expect(closeStorage).not.toHaveBeenCalled();
  body.end('<p>data');
  expect(await text(page)).toBe('<p>shell<p>data');
  await stopping;
  expect(closeStorage).toHaveBeenCalledOnce();
});

it('says so on /health to who is still connected', async () => {
  const { app, body } = await aServerWithAPageUnderWay();
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // An incomplete request keeps the connection busy: an idle one would be closed at once.
  socket.write('GET /health HTTP/1.1\r\n');
  await once(socket, 'connect');
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(2));
  const stopping = createShutdown({ app, closeStorage: () => Promise.resolve(), logger })();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  socket.write('Host: x\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 503 .*connection: close.*is shutting down/isu);
  body.end();
  await stopping;
});

it('cuts what is still running at the deadline', async () => {
  const { app, page } = await aServerWithAPageUnderWay();
  page.on('error', () => {});
  page.resume();
  const closeStorage = vi.fn(() => Promise.resolve());
  await createShutdown({ app, closeStorage, logger, deadlineMs: 50 })();
  expect(closeStorage).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(page.destroyed).toBe(true));
});
