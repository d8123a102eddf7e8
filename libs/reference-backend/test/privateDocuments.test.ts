import { problemTypes } from '@guest/api-contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryVault, purgeDocuments, type Storage } from '../src';
import { sampleCheckin } from '../src/storage/test/samples';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';
import { bytesOf, papers, strangers } from './aPaper';

const OPERATOR = 'operator-token-of-tests-long-enough';
const address = 'assets/upload/privatedocument';
const asOperator = { headers: { authorization: `Bearer ${OPERATOR}` } };

describe('an identity paper', () => {
  it.each(Object.entries(papers))('is kept when it is a %s, whatever it is called', async (_kind, bytes) => {
    const { upload, storage, vault } = await aBackend();
    const { status, json, headers } = await upload(bytes);
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(await storage.findDocument(String(json._id))).toMatchObject({
      hosterId: 'palace-id',
      byteCount: bytes.byteLength,
      departureDay: null,
    });
    expect(await vault.list()).toHaveLength(1);
  });

  it.each(Object.entries(strangers))(
    'is refused when it is a %s called passport.jpg',
    async (_kind, bytes) => {
      const { upload, vault } = await aBackend();
      expect(await upload(bytes)).toMatchObject({
        status: 415,
        json: { type: problemTypes.unsupportedMediaType.type, errors: [{ pointer: '/file' }] },
      });
      expect(await vault.list()).toEqual([]);
    },
  );

  it('is never answered with 5xx, whatever bytes come', async () => {
    const { upload, vault } = await aBackend();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(papers), ...Object.values(strangers)),
        fc.uint8Array({ maxLength: 200 }),
        async (head, tail) => {
          const { status } = await upload(new Uint8Array([...head, ...tail]));
          expect([201, 415]).toContain(status);
        },
      ),
      { numRuns: 60 },
    );
    expect((await vault.list()).length).toBeGreaterThan(0);
  });

  it('is refused when it is empty, too large, or nothing at all', async () => {
    const { call, upload } = await aBackend({
      ports: { limits: { maxDocumentBytes: 100, maxDailyBytes: Infinity } },
    });
    expect(await upload(new Uint8Array())).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '/file' }] },
    });
    expect(await upload(new Uint8Array([...papers.jpeg, ...new Uint8Array(100)]))).toMatchObject({
      status: 413,
      json: { type: problemTypes.bodyTooLarge.type, maxBytes: 100 },
    });
    for (const body of [
      {},
      { hoster: 'palace-id' },
      { hoster: 'palace-id', file: 'text' },
      'text',
      undefined,
    ]) {
      expect((await call(address, { method: 'POST', body })).status).toBe(400);
    }
  });

  it('is taken back by who holds its key, until a check-in names it; again is the same', async () => {
    const { call, upload, storage, vault, aCustomer } = await aBackend();
    const first = (await upload(papers.png)).json;
    const second = (await upload(papers.jpeg)).json;
    const remove = async (id: unknown, key: unknown) => {
      const headers = { authorization: `Bearer ${String(key)}` };
      return (await call(`assets/privatedocument/${String(id)}`, { method: 'DELETE', headers })).status;
    };
    expect(await remove(first._id, second.key)).toBe(401);
    expect(await remove(first._id, '')).toBe(401);
    expect(await vault.list()).toHaveLength(2);
    expect([await remove(first._id, first.key), await remove(first._id, first.key)]).toEqual([204, 204]);
    expect(await storage.findDocument(String(first._id))).toBeUndefined();
    expect((await vault.list()).map(({ id }) => id)).toEqual([second._id]);
    const documents = [{ id: second._id, occupantIndex: 0 }];
    const body = { hosterId: 'palace-id', customer: await aCustomer(), personCount: 1, documents };
    expect((await call('checkin', { body })).status).toBe(201);
    expect(await remove(second._id, second.key)).toBe(409);
    expect(await vault.list()).toHaveLength(1);
  });

  it('is kept once per key', async () => {
    const { upload, vault } = await aBackend();
    const first = await upload(papers.png, { key: 'one' });
    const again = await upload(papers.png, { key: 'one' });
    expect(again).toMatchObject({ json: first.json, headers: { 'idempotency-replayed': 'true' } });
    expect((await upload(papers.jpeg, { key: 'one' })).status).toBe(409);
    expect(await vault.list()).toHaveLength(1);
  });

  it('is kept once when the same comes many times at once', async () => {
    const { upload, vault } = await aBackend();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(papers.pdf, { key: 'one' })));
    expect(new Set(answers.map(({ json }) => json._id)).size).toBe(1);
    expect(await vault.list()).toHaveLength(1);
  });

  it('leaves no file when the row cannot be written', async () => {
    const { upload, storage, vault } = await aBackend();
    vi.spyOn(storage, 'submit').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await upload(papers.png)).status).toBe(500);
    expect(await vault.list()).toEqual([]);
  });

  it('is refused for a hotel of nobody', async () => {
    const { upload, vault } = await aBackend();
    expect(await upload(papers.png, { hoster: 'nowhere' })).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/hoster' }] },
    });
    expect(await vault.list()).toEqual([]);
  });
});

describe('reading a paper', () => {
  it('takes the operator’s secret, and is noted', async () => {
    const { upload, call, events } = await aBackend({ ports: { operatorToken: OPERATOR } });
    const id = String((await upload(papers.jpeg)).json._id);
    const { backend } = await aBackend();
    expect(backend).toBeDefined();
    for (const authorization of [undefined, 'Bearer wrong', `Bearer ${OPERATOR}x`, `Basic ${OPERATOR}`]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      expect(await call(`assets/privatedocument/${id}`, { headers })).toMatchObject({
        status: 401,
        json: { type: problemTypes.unauthorised.type },
      });
    }
    expect(events).toEqual([]);
    expect((await call('assets/privatedocument/unknown', asOperator)).status).toBe(404);
    expect(events).toEqual([]);
  });

  it('answers the bytes as they came, to be saved and never shown', async () => {
    const { backend, upload, events } = await aBackend({ ports: { operatorToken: OPERATOR } });
    const id = String((await upload(papers.jpeg)).json._id);
    const answer = await backend.handle({
      method: 'GET',
      service: 'product',
      path: `assets/privatedocument/${id}`,
      search: '',
      headers: (name) => (name === 'authorization' ? `Bearer ${OPERATOR}` : undefined),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(papers.jpeg);
    expect(answer.headers).toEqual({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="document.jpg"',
      'cache-control': 'no-store',
    });
    expect(events).toEqual([
      {
        level: 'warn',
        message: 'a private document was read',
        about: { documentId: id, hosterId: 'palace-id' },
      },
    ]);
  });

  it('is refused where no secret is configured', async () => {
    const { upload, call } = await aBackend();
    const id = String((await upload(papers.jpeg)).json._id);
    expect(
      (await call(`assets/privatedocument/${id}`, { headers: { authorization: 'Bearer undefined' } })).status,
    ).toBe(401);
  });
});

describe('papers of a check-in', () => {
  async function withPaper() {
    const parts = await aBackend({ hotels: [aHotel(), aHotel({ _id: 'inn-id', slug: 'inn', name: 'Inn' })] });
    const customer = await parts.aCustomer();
    const id = String((await parts.upload(papers.png)).json._id);
    const checkin = (documents: unknown, more = {}) =>
      parts.call('checkin', {
        body: { hosterId: 'palace-id', customer, personCount: 1, documents, ...more },
      });
    return { ...parts, customer, id, checkin };
  }

  it('are those that were uploaded to this hotel, by somebody who checks in', async () => {
    const { id, checkin, upload } = await withPaper();
    const elsewhere = String((await upload(papers.png, { hoster: 'inn-id' })).json._id);
    expect((await checkin([{ id, occupantIndex: 0 }])).status).toBe(201);
    expect(
      await checkin([
        { id, occupantIndex: 0 },
        { id: elsewhere, occupantIndex: 0 },
      ]),
    ).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/documents/1/id' }] },
    });
    expect(await checkin([{ id: 'invented', occupantIndex: 1 }])).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '/documents/0/id' }, { pointer: '/documents/0/occupantIndex' }] },
    });
  });

  it.each([
    ['the departure', { arrivalDate: '2026-06-16', departureDate: '2026-06-20' }, '2026-06-20'],
    ['a month from now where nobody says when', {}, '2026-07-15'],
  ])('are kept until %s', async (_when, stay, day) => {
    const { id, checkin, storage } = await withPaper();
    await checkin([{ id, occupantIndex: 0 }], stay);
    expect(await storage.findDocument(id)).toMatchObject({ departureDay: day });
  });

  it('are kept until the departure that the latest try says, though an earlier one arrives after it', async () => {
    const { id, customer, call, storage } = await withPaper();
    const attempt = (more: object) =>
      call('checkin', {
        body: {
          hosterId: 'palace-id',
          customer,
          personCount: 1,
          documents: [{ id, occupantIndex: 0 }],
          arrivalDate: '2026-06-16',
          ...more,
        },
        headers: { 'idempotency-key': 'one' },
      });
    expect((await attempt({ departureDate: '2026-06-25', revision: 1 })).status).toBe(201);
    expect((await attempt({ departureDate: '2026-06-20' })).status).toBe(201);
    expect(await storage.findDocument(id)).toMatchObject({ departureDay: '2026-06-25' });
  });
});

/** Somebody checked in with this paper, and leaves on that day. */
const claim = (storage: Storage, id: string, departureDay: string) =>
  storage.submit(sampleCheckin('palace-id', { papers: { ids: [id], departureDay } }));

describe('purging', () => {
  const DAY_MS = 86_400_000;

  it('deletes what is no longer needed, and only that', async () => {
    const { upload, storage, vault, clock } = await aBackend();
    const idOf = async () => String((await upload(papers.png)).json._id);
    const [left, here, unclaimed] = [await idOf(), await idOf(), await idOf()];
    await claim(storage, left, '2026-06-20');
    await claim(storage, here, '2026-07-10');
    const now = new Date(Date.parse('2026-07-21T10:00:00Z'));
    clock.time = now;
    const fresh = await idOf();
    expect(await purgeDocuments(storage, vault, { retentionDays: 30, now })).toEqual({
      departed: 1,
      unclaimed: 1,
      orphaned: 0,
    });
    expect(await storage.findDocument(left)).toBeUndefined();
    expect(await storage.findDocument(unclaimed)).toBeUndefined();
    expect(await storage.findDocument(here)).toBeDefined();
    expect(await storage.findDocument(fresh)).toBeDefined();
    expect((await vault.list()).map(({ id }) => id)).toEqual([here, fresh]);
  });

  it('keeps a paper to the last day of the setting', async () => {
    const { upload, storage, vault } = await aBackend();
    const id = String((await upload(papers.png)).json._id);
    await claim(storage, id, '2026-06-20');
    const on = (day: string) =>
      purgeDocuments(storage, vault, { retentionDays: 5, now: new Date(`${day}T12:00:00Z`) });
    expect((await on('2026-06-25')).departed).toBe(0);
    expect((await on('2026-06-26')).departed).toBe(1);
  });

  it('keeps a paper for a form that waits thirty days', async () => {
    const { upload, storage, vault } = await aBackend();
    await upload(papers.png);
    const after = (days: number) =>
      purgeDocuments(storage, vault, {
        retentionDays: 0,
        now: new Date(Date.parse('2026-06-15T10:00:00Z') + days * DAY_MS),
      });
    expect((await after(29)).unclaimed).toBe(0);
    expect((await after(31)).unclaimed).toBe(1);
  });

  it('removes old files that a crash left without a row', async () => {
    const { storage } = await aBackend();
    const vault = createMemoryVault();
    await vault.put('lost-and-found', bytesOf('x'), '');
    const options = { retentionDays: 30, now: new Date() };
    expect((await purgeDocuments(storage, vault, options)).orphaned).toBe(0);
    const later = { ...options, now: new Date(Date.now() + 16 * 60_000) };
    expect((await purgeDocuments(storage, vault, later)).orphaned).toBe(1);
    expect(await vault.list()).toEqual([]);
  });

  it('lets a key be used again for a paper that is gone', async () => {
    const { upload, storage, vault } = await aBackend();
    const first = await upload(papers.png, { key: 'one' });
    await purgeDocuments(storage, vault, { retentionDays: 0, now: new Date('2026-08-01T10:00:00Z') });
    const second = await upload(papers.png, { key: 'one' });
    expect(second.status).toBe(201);
    expect(second.json._id).not.toBe(first.json._id);
  });
});
