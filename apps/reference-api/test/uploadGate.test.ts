import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../src/diagnostics/logger';
import { addErrorHandlers } from '../src/server/errors';
import { createUploadGate } from '../src/server/uploadGate';
import { testServer } from './support/testServer';

it('have ten minutes on a slow line; headers have not', async () => {
  const { app } = await testServer();
  expect(app.server.requestTimeout).toBe(600_000);
  expect(app.server.headersTimeout).toBe(20_000);
});

describe('a body that never ends', () => {
  const DEADLINE_MS = 100;

  /** Sends the head and a part of a body, then nothing. Returns the answer's status, or that the line stays open. */
  async function dawdle(path: string, type: string): Promise<number | 'open'> {
    const { app } = await testServer({ bodyDeadlineMs: DEADLINE_MS });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': type, 'content-length': 1_000 };
    const sending = httpRequest({ port, path, method: 'POST', headers });
    sending.write('{"hoster":');
    const ending = new Promise<number | 'open'>((resolve, reject) => {
      sending.once('response', ({ statusCode = 0 }) => resolve(statusCode)).once('error', reject);
      setTimeout(() => resolve('open'), DEADLINE_MS * 5);
    });
    return ending.finally(() => sending.destroy());
  }

  it.each(['/api/customer', '/api/checkin', '/api/no-such-call', '/demo'])(
    'is not waited for at %s',
    async (path) => expect(await dawdle(path, 'application/json')).toBe(408),
  );

  it('is waited for where papers come in', async () =>
    expect(await dawdle('/api/assets/upload/privatedocument', 'multipart/form-data; boundary=x')).toBe(
      'open',
    ));
});

const CHECK_EVERY_MS = 100;

/** A server with the gate alone, whose checks come quickly. */
async function aGate(limits: { max: number; maxPerAddress: number }) {
  const app = fastify();
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer', bodyLimit: 10_000_000 },
    (_request, body, done) => done(null, body),
  );
  const preParsing = createUploadGate({ ...limits, checkEveryMs: CHECK_EVERY_MS });
  addErrorHandlers(app, createLogger('error', { write: () => {} }));
  app.post('/', { preParsing }, (request) => ({ bytes: (request.body as Buffer).byteLength }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  /** Begins an upload of a megabyte and sends so much of it. */
  return (bytes: number) => {
    const headers = { 'content-type': 'text/plain', 'content-length': 1_000_000 };
    const sending = httpRequest({ port, method: 'POST', headers, agent: false });
    onTestFinished(() => void sending.destroy());
    const status = new Promise<number>((resolve) => {
      sending.once('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', () => resolve(0));
    });
    sending.write(Buffer.alloc(bytes));
    return {
      status,
      write: (more: number) => sending.write(Buffer.alloc(more)),
      end: (rest: number) => sending.end(Buffer.alloc(rest)),
    };
  };
}

describe('uploads at once', () => {
  it('are as many of one address as may be, and who sends nothing takes no place', async () => {
    const begin = await aGate({ max: 5, maxPerAddress: 2 });
    const silent = Array.from({ length: 10 }, () => begin(10));
    const [first, second] = [begin(200_000), begin(200_000)];
    await pause(CHECK_EVERY_MS / 4);
    expect(await begin(200_000).status).toBe(429);
    first.end(800_000);
    second.end(800_000);
    expect([await first.status, await second.status]).toEqual([200, 200]);
    const next = begin(200_000);
    next.end(800_000);
    expect(await next.status).toBe(200);
    expect(new Set(await Promise.all(silent.map(({ status }) => status)))).toEqual(new Set([408]));
  });

  it('give their place back where the bytes stop, and go on where they come slowly', async () => {
    const begin = await aGate({ max: 1, maxPerAddress: 1 });
    const stalled = begin(200_000);
    expect(await stalled.status).toBe(408);
    const slow = begin(100_000);
    for (let left = 9; left > 0; left -= 1) {
      await pause(CHECK_EVERY_MS / 2);
      if (left === 1) slow.end(100_000);
      else slow.write(100_000);
    }
    expect(await slow.status).toBe(200);
  });
});
