import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

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
    expect(answer.json).toEqual({ _id: expect.any(String) as string, key: expect.any(String) as string });
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

describe('a review', () => {
  const review = {
    hoster: 'palace-id',
    slug: 'palace',
    grades: [{ theme: 'room', score: 8 }],
    reviewedDate: '2026-11-27T09:00:00Z',
  };
  const postReview = async (part: object) => {
    const backend = await aBackend();
    const answer = await backend.call('reviews', {
      service: 'reviews',
      body: { ...review, ...part },
      headers: { 'idempotency-key': 'a-key' },
    });
    const kept = await backend.storage.findSubmission('review', 'palace-id', 'a-key');
    return { answer, isKept: kept !== undefined };
  };

  it.each([
    ['no grade', { grades: [] }, '/grades'],
    ['a score above ten', { grades: [{ theme: 'room', score: 10.5 }] }, '/grades/0/score'],
    ['a negative score', { grades: [{ theme: 'room', score: -1 }] }, '/grades/0/score'],
    ['a score in words', { grades: [{ theme: 'room', score: 'good' }] }, '/grades/0/score'],
    ['a theme of blanks', { grades: [{ theme: ' \n ', score: 8 }] }, '/grades/0/theme'],
    ['an endless theme', { grades: [{ theme: 'x'.repeat(50_000), score: 8 }] }, '/grades/0/theme'],
    [
      'an endless word about a theme',
      { grades: [{ theme: 'room', score: 8, comment: 'x'.repeat(50_000) }] },
      '/grades/0/comment',
    ],
    ['50,000 characters', { globalComment: 'x'.repeat(50_000) }, '/globalComment'],
    ['what cannot be printed', { globalComment: 'a\u0000b' }, '/globalComment'],
    ['a moment without its time', { reviewedDate: '2026-11-27' }, '/reviewedDate'],
    ['a reservation that none can have', { reservationId: '../'.repeat(20) }, '/reservationId'],
  ])('with %s is refused at its place, and nothing is kept', async (_, part, pointer) => {
    const { answer, isKept } = await postReview(part);
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ pointer }] } });
    expect(isKept).toBe(false);
  });

  it('of a theme that nobody knows, with scripts in every field, is kept as the text it is', async () => {
    const grade = { theme: SCRIPT, description: SCRIPT, score: 8, comment: SCRIPT };
    const { answer, isKept } = await postReview({ grades: [grade], globalComment: SCRIPT });
    expect(answer.status).toBe(201);
    expect(isKept).toBe(true);
    expect(JSON.stringify(answer.json)).not.toContain('script');
  });

  it('of blank words alone has none', async () => {
    const grades = [{ theme: 'room', score: 8, comment: ' \n\t ' }];
    const { answer, isKept } = await postReview({ grades, globalComment: '   ' });
    expect([answer.status, isKept]).toEqual([201, true]);
  });
});

describe('a review form', () => {
  it.each([
    ['3 points', { style: { maxScore: 3 } }],
    ['7 points', { style: { maxScore: 7 } }],
    ['100 points', { style: { maxScore: 100 } }],
    ['no points', { style: { maxScore: 0 } }],
    ['half a point', { style: { maxScore: 0.5 } }],
    ['a design that does not exist', { style: { design: 'thumbs' } }],
    ['a theme that does not exist', { themes: [{ name: 'Le 5 < 6 & plus', comment: 'sometimes' }] }],
    ['no themes', { description: 'Alors ?', themes: [] }],
    ['nothing', {}],
  ])('of %s is answered as the hotel has it', async (_, form) => {
    const { call } = await aBackend({ hotels: [aHotel({}, { reviewsForm: form })] });
    expect(await call('reviews-form?hosterId=palace-id')).toMatchObject({ status: 200, json: form });
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
      slug: fc.oneof(fc.constant('palace'), value),
      grades: fc.oneof(
        value,
        fc.array(fc.record({ theme: value, score: fc.oneof(fc.double(), value), comment: value })),
      ),
      globalComment: value,
      reviewedDate: fc.oneof(fc.constant('2026-11-27T09:00:00Z'), value),
      reservationId: value,
    },
    { requiredKeys: [] },
  );
  const addresses = fc.constantFrom('message', 'feedback', 'reviews');
  await fc.assert(
    fc.asyncProperty(addresses, body, async (address, sent) => {
      const service = address === 'reviews' ? 'reviews' : 'product';
      const { status } = await call(address, { body: sent, service });
      expect([201, 400, 413, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  expect(JSON.stringify(events)).not.toContain('xxxxxxxx');
});
