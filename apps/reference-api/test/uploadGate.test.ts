import { EventEmitter } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createUploadGate } from '../src/server/formBody';
import { testServer } from './support/testServer';

/** One upload from an address: whether it got in, and how it ends. */
async function knock(gate: ReturnType<typeof createUploadGate>, ip: string) {
  let status: number | undefined;
  const reply = {
    raw: new EventEmitter(),
    header: () => reply,
    type: () => reply,
    send: () => reply,
  } as never;
  Object.assign(reply, {
    code: (code: number) => {
      status = code;
      return reply;
    },
    status: (code: number) => {
      status = code;
      return reply;
    },
  });
  await gate.call({} as never, { ip } as FastifyRequest, reply as FastifyReply);
  return { status, disconnect: () => (reply as FastifyReply).raw.emit('close') };
}

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

describe('uploads at once', () => {
  it('are sixteen of one address, and the others still get in', async () => {
    const gate = createUploadGate();
    const inside = [];
    for (let count = 0; count < 16; count += 1) inside.push(await knock(gate, '192.0.2.1'));
    expect(inside.map(({ status }) => status)).toEqual(Array.from({ length: 16 }));
    expect((await knock(gate, '192.0.2.1')).status).toBe(429);
    expect((await knock(gate, '192.0.2.2')).status).toBeUndefined();
    inside[0]?.disconnect();
    expect((await knock(gate, '192.0.2.1')).status).toBeUndefined();
    expect((await knock(gate, '192.0.2.1')).status).toBe(429);
  });

  it('are twenty-four in all', async () => {
    const gate = createUploadGate();
    for (let count = 0; count < 24; count += 1)
      expect((await knock(gate, `192.0.2.${count}`)).status).toBeUndefined();
    expect((await knock(gate, '192.0.2.200')).status).toBe(429);
  });
});
