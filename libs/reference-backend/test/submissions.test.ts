import { describe, expect, it } from 'vitest';
import { createWebPorts, openedJson } from '../src';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';
import { papers } from './aPaper';

const message = { hoster: 'palace-id', message: 'Bonjour', customerName: 'Martin Camille' };
const checkin = (customer: string) => ({ hosterId: 'palace-id', customer, personCount: 1 });
const review = (score: number) => ({
  hoster: 'palace-id',
  slug: 'palace',
  grades: [
    { theme: 'room', score },
    { theme: 'staff', score: 10 },
  ],
  reviewedDate: '2026-06-15T10:00:00Z',
});

describe('customers', () => {
  const guest = {
    hoster: 'palace-id',
    firstname: 'Camille',
    lastname: 'Martin',
    email: 'camille@example.org',
    phone: '1',
  };

  const passport = { idDocument: { type: 'passport', number: 'P1' } };
  const keyed = (key: unknown) => ({ authorization: `Bearer ${String(key)}` });

  it('keeps the id of a guest who shows the key, whatever the case of the e-mail', async () => {
    const { call, storage } = await aBackend();
    const first = await call('customer', { body: { ...guest, overwriting: false } });
    const again = await call('customer', {
      body: { ...guest, email: ' Camille@Example.org ', lastname: 'Durand', overwriting: true },
      headers: keyed(first.json.key),
    });
    expect(again).toMatchObject({ status: 201, json: first.json });
    const stored = await storage.findCustomer('palace-id', String(first.json._id));
    expect(JSON.parse(stored?.json ?? '')).toMatchObject({ lastname: 'Durand' });
  });

  it.each([
    ['no key', () => ({})],
    ['a key of somebody else', (_own: unknown, other: unknown) => keyed(other)],
    ['an id and a guess', (own: unknown) => keyed(`${String(own).split('.')[0]}.${'x'.repeat(43)}`)],
    ['an id alone', (own: unknown) => keyed(String(own).split('.')[0])],
  ])(
    'changes nothing of a known guest for %s, and tells nothing: before and after',
    async (_what, headersOf) => {
      const { call, storage } = await aBackend();
      const stranger = { ...guest, phone: '666', ...passport, overwriting: true };
      const other = (
        await call('customer', { body: { ...guest, email: 'other@example.org', overwriting: true } })
      ).json;
      const early = await call('customer', { body: stranger, headers: headersOf('', other.key) });
      const { json: own } = await call('customer', { body: { ...guest, ...passport, overwriting: true } });
      const late = await call('customer', { body: stranger, headers: headersOf(own.key, other.key) });
      expect(new Set([early.json._id, own._id, late.json._id, other._id]).size).toBe(4);
      for (const { status, json } of [early, late]) {
        expect(status).toBe(201);
        expect(Object.keys(json)).toEqual(Object.keys(own));
      }
      const corrected = { ...guest, phone: '2', overwriting: true };
      expect((await call('customer', { body: corrected, headers: keyed(own.key) })).json).toEqual(own);
      const stored = await storage.findCustomer('palace-id', String(own._id));
      expect(stored?.json).not.toContain('P1');
      const opened = openedJson(stored?.json ?? '', createWebPorts(storage).cipher);
      expect(JSON.parse(opened)).toMatchObject({ phone: '2', ...passport });
      const lines = await storage.listCustomers('palace-id');
      expect(
        lines
          .filter(({ sameEmailAs }) => sameEmailAs === early.json._id)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([own._id, late.json._id].sort());
    },
  );

  it('takes no key of another hotel, and none for another e-mail', async () => {
    const { call } = await aBackend();
    const { json } = await call('customer', { body: { ...guest, overwriting: true } });
    const elsewhere = { ...guest, email: 'new@example.org', overwriting: true };
    const moved = await call('customer', { body: elsewhere, headers: keyed(json.key) });
    expect(moved.json._id).not.toBe(json._id);
  });

  it('answers a repeat with the same key', async () => {
    const { call } = await aBackend();
    const send = () =>
      call('customer', { body: { ...guest, overwriting: true }, headers: { 'idempotency-key': 'once' } });
    expect((await send()).json).toEqual((await send()).json);
  });

  it('never takes guests without an e-mail for one another', async () => {
    const { call } = await aBackend();
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await call('customer', { body: { ...guest, email: '', overwriting: true } })).json._id,
      ),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('gives ids of 128 random bits behind the day, which do not tell the minute', async () => {
    const { aCustomer } = await aBackend();
    expect(await aCustomer()).toMatch(/^[0-9a-z]{4}[\w-]{22}$/u);
  });

  it('refuses a hotel of nobody and a broken e-mail', async () => {
    const { call } = await aBackend();
    expect(
      await call('customer', { body: { ...guest, hoster: 'nowhere', overwriting: false } }),
    ).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/hoster' }] },
    });
    expect(
      await call('customer', { body: { ...guest, email: 'camille@', overwriting: false } }),
    ).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '/email' }] },
    });
  });
});

describe('messages, moods, check-ins and reviews', () => {
  it('stores each once per key, and its key is its own', async () => {
    const { call, aCustomer, storage } = await aBackend();
    const headers = { 'idempotency-key': 'one-key' };
    const customer = await aCustomer();
    const post = (address: string, body: unknown, service: 'product' | 'reviews' = 'product') =>
      call(address, { body, headers, service });
    const sent = [
      await post('message', message),
      await post('feedback', { hoster: 'palace-id', satisfactionLevel: 'satisfied' }),
      await post('checkin', checkin(customer)),
      await post('reviews', review(9), 'reviews'),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await post('message', message)).toMatchObject({
      json: sent[0]?.json,
      headers: { 'idempotency-replayed': 'true' },
    });
    expect((await post('message', { ...message, message: 'Autre' })).status).toBe(409);
    expect(await storage.findSubmission('checkin', 'palace-id', 'one-key')).toMatchObject({
      id: sent[2]?.json._id,
    });
  });

  it('takes bodies that say the same for the same', async () => {
    const { call } = await aBackend();
    const headers = { 'idempotency-key': 'one-key' };
    const first = await call('message', { body: message, headers });
    const reordered = { customerName: 'Martin Camille ', message: 'Bonjour', hoster: 'palace-id', phone: '' };
    expect(await call('message', { body: reordered, headers })).toMatchObject({
      status: 201,
      json: first.json,
    });
  });

  it('stores every submission that comes without a key', async () => {
    const { call } = await aBackend();
    const [first, second] = [
      await call('message', { body: message }),
      await call('message', { body: message }),
    ];
    expect(first.json._id).not.toBe(second.json._id);
  });

  it('ignores a mood that is none of the three', async () => {
    const { call } = await aBackend();
    const body = { hoster: 'palace-id', satisfactionLevel: 'furious', message: ' Bof ' };
    expect((await call('feedback', { body })).status).toBe(201);
  });

  it.each<[string, unknown, string]>([
    ['message', { ...message, hoster: 'nowhere' }, '/hoster'],
    ['feedback', { hoster: 'palace-id', customer: 'somebody' }, '/customer'],
    ['checkin', checkin('somebody'), '/customer'],
    ['checkin', { ...checkin('somebody'), hosterId: 'nowhere' }, '/hosterId'],
    ['reviews', { ...review(9), slug: 'riad' }, '/slug'],
    ['reviews', { ...review(9), customer: 'somebody' }, '/customer'],
  ])('refuses to %s what is not of this hotel', async (address, body, pointer) => {
    const { call } = await aBackend();
    const service = address === 'reviews' ? 'reviews' : 'product';
    expect(await call(address, { body, service })).toMatchObject({
      status: 422,
      json: { errors: [{ pointer }] },
    });
  });

  it.each<[string, 'all' | 'aboveThreshold' | undefined, number, boolean, number]>([
    ['everybody by default', undefined, 2, false, 1],
    ['everybody where the hotel says so', 'all', 2, false, 1],
    ['nobody below the threshold where the hotel says so', 'aboveThreshold', 5.9, false, 0],
    ['who is at the threshold', 'aboveThreshold', 6, true, 1],
  ])('shows the review link to %s', async (_name, showLinkTo, score, isAboveThreshold, links) => {
    const reviewInfo = {
      reviewLink: 'https://reviews.example.org/palace',
      ...(showLinkTo && { showLinkTo }),
    };
    const { call } = await aBackend({ hotels: [aHotel({ reviewInfo })] });
    const { json } = await call('reviews', { service: 'reviews', body: review(score) });
    expect(json).toMatchObject({ isAboveThreshold, averageScore: (score + 10) / 2 });
    expect(json.reviewLinks).toHaveLength(links);
  });
});

it('a hotel stores no more than its share of a day; a repeat of what it has is answered all the same', async () => {
  const { call, upload } = await aBackend({
    ports: { limits: { maxDocumentBytes: 1_000, maxDailyBytes: 5_000 } },
  });
  const send = (index: number) =>
    call('message', {
      body: { ...message, message: 'x'.repeat(1_000) },
      headers: { 'idempotency-key': `message-${index}` },
    });
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await send(index)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  expect((await send(0)).status).toBe(201);
  const refused = await send(7);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json).toMatchObject({ detail: 'The hotel has received as much as it takes in a day' });
  const paper = await upload(new Uint8Array([...papers.png, ...new Uint8Array(900)]));
  expect(paper.status).toBe(429);
});
