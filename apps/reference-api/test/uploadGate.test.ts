import { EventEmitter } from 'node:events';
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
  return { status, leave: () => (reply as FastifyReply).raw.emit('close') };
}

it('have ten minutes on a slow line; headers have not', async () => {
  const { app } = await testServer();
  expect(app.server.requestTimeout).toBe(600_000);
  expect(app.server.headersTimeout).toBe(20_000);
});

describe('uploads at once', () => {
  it('are four of one address, and the others still get in', async () => {
    const gate = createUploadGate();
    const inside = [];
    for (let count = 0; count < 4; count += 1) inside.push(await knock(gate, '192.0.2.1'));
    expect(inside.map(({ status }) => status)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await knock(gate, '192.0.2.1')).status).toBe(429);
    expect((await knock(gate, '192.0.2.2')).status).toBeUndefined();
    inside[0]?.leave();
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
