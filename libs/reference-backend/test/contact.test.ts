import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBackend } from './aBackend';

const post = async (address: 'message' | 'feedback', body: object) => {
  const backend = await aBackend();
  const headers = { 'idempotency-key': 'a-key' };
  const answer = await backend.call(address, { body: { hoster: 'palace-id', ...body }, headers });
  const kept = await backend.storage.findSubmission(address, 'palace-id', 'a-key');
  return { answer, isKept: kept !== undefined, events: backend.events };
};

const SCRIPT = '<script>alert(1)</script><img src=x onerror="alert(2)">';

describe('a message', () => {
  it.each([
    ['nothing', { message: '' }, '/message'],
    ['blanks alone', { message: ' \n\t ' }, '/message'],
    ['50,000 characters', { message: 'x'.repeat(50_000) }, '/message'],
    ['what cannot be printed', { message: 'a\u0000b' }, '/message'],
    ['a name of two lines', { message: 'x', customerName: 'Le Goff\nBcc: x' }, '/customerName'],
    ['an endless name', { message: 'x', customerName: 'x'.repeat(50_000) }, '/customerName'],
    ['an endless room', { message: 'x', roomNumber: 'x'.repeat(50_000) }, '/roomNumber'],
    ['an endless phone', { message: 'x', phone: 'x'.repeat(50_000) }, '/phone'],
    ['a broken address', { message: 'x', email: SCRIPT }, '/email'],
    ['something else than text', { message: { $gt: '' } }, '/message'],
  ])('with %s is refused at its place, and nothing is kept', async (_, body, pointer) => {
    const { answer, isKept } = await post('message', body);
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ pointer }] } });
    expect(isKept).toBe(false);
  });

  it('with scripts in every field is kept as the text it is', async () => {
    const { answer, isKept } = await post('message', {
      message: SCRIPT,
      customerName: SCRIPT,
      phone: SCRIPT,
      roomNumber: SCRIPT,
    });
    expect(answer.status).toBe(201);
    expect(isKept).toBe(true);
    expect(answer.json).toEqual({ _id: expect.any(String) as string });
  });
});

describe('a mood', () => {
  it.each(['furious', '', 3, null, ['satisfied'], { level: 'satisfied' }, SCRIPT])(
    'of the level %j is kept without it',
    async (satisfactionLevel) => {
      const { answer, isKept } = await post('feedback', { satisfactionLevel, message: 'Trop de bruit' });
      expect(answer.status).toBe(201);
      expect(isKept).toBe(true);
    },
  );

  it.each([
    ['50,000 characters', { message: 'x'.repeat(50_000) }, '/message'],
    ['an endless room', { room: 'x'.repeat(50_000) }, '/room'],
    ['a reservation that none can have', { reservation: '../'.repeat(20) }, '/reservation'],
  ])('with %s is refused at its place', async (_, body, pointer) => {
    const { answer, isKept } = await post('feedback', body);
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ pointer }] } });
    expect(isKept).toBe(false);
  });

  it('of a customer that the hotel does not know is refused', async () => {
    const { answer } = await post('feedback', { customer: 'nobody' });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ pointer: '/customer' }] } });
  });
});

it('whatever is sent is answered, and no fault of the server', async () => {
  const { call, events } = await aBackend();
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('x'.repeat(50_000)));
  const body = fc.record(
    {
      hoster: fc.oneof(fc.constant('palace-id'), value),
      message: value,
      customerName: value,
      email: value,
      phone: value,
      roomNumber: value,
      room: value,
      satisfactionLevel: value,
      customer: value,
      reservation: value,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('message', 'feedback'), body, async (address, sent) => {
      const { status } = await call(address, { body: sent });
      expect([201, 400, 413, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  expect(JSON.stringify(events)).not.toContain('xxxxxxxx');
});
