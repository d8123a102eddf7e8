import { problemTypes } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

const hoster = 'palace-id';
const asHolder = (key: unknown) => ({ headers: { authorization: `Bearer ${String(key)}` } });

async function aGuest(parts: Record<string, unknown> = {}) {
  const backend = await aBackend({ hotels: [aHotel({}, parts)] });
  const send = async (path: string, body: object) => {
    const { json } = await backend.call(path, {
      body,
      ...(path === 'reviews' ? { service: 'reviews' as const } : {}),
    });
    expect(json).toMatchObject({ _id: expect.any(String) as string });
    return { id: String(json._id), key: String(json.key) };
  };
  const read = (kind: string, id: string, key: unknown) =>
    backend.call(`submission/${kind}/${id}`, asHolder(key));
  const remove = (kind: string, id: string, key: unknown) =>
    backend.call(`submission/${kind}/${id}`, { method: 'DELETE', ...asHolder(key) });
  return { ...backend, send, read, remove };
}

const samples = {
  message: ['message', { hoster, message: 'Une serviette, svp' }],
  feedback: ['feedback', { hoster, message: 'Trop de bruit' }],
  review: [
    'reviews',
    {
      hoster,
      slug: 'palace',
      grades: [{ theme: 'Room', score: 8 }],
      globalComment: 'Calme',
      reviewedDate: '2026-06-15T10:00:00Z',
    },
  ],
  customer: ['customer', { hoster, lastname: 'Martin', overwriting: false }],
} as const;
type Sample = keyof typeof samples;

const days = { message: '2027-06-15', feedback: '2027-06-15', customer: '2027-06-15', review: '2029-06-14' };

describe.each(Object.keys(samples) as Sample[])('a guest’s %s', (kind) => {
  const [path, body] = samples[kind];

  it('is read back with its key alone, with the day until which it is kept', async () => {
    const { send, read } = await aGuest();
    const { id, key } = await send(path, body);
    const { hoster: _, ...typed } = body;
    expect(await read(kind, id, key)).toMatchObject({
      status: 200,
      headers: { 'cache-control': expect.stringContaining('no-store') as string },
      json: { sentAt: '2026-06-15T10:00:00.000Z', keptUntil: days[kind], content: typed },
    });
    const other = await send(path, body);
    const ofAnotherKind = kind === 'message' ? 'feedback' : 'message';
    for (const [asKind, wrong] of [
      [kind, other.key],
      [kind, ''],
      [kind, `${key}a`],
      [ofAnotherKind, key],
    ] as const)
      expect(await read(asKind, id, wrong)).toMatchObject({
        status: 401,
        json: { type: problemTypes.unauthorised.type },
      });
  });

  it('is deleted with its key, twice as once, and not without', async () => {
    const { send, read, remove } = await aGuest();
    const { id, key } = await send(path, body);
    expect(await remove(kind, id, 'a-wrong-key-of-some-length')).toMatchObject({ status: 401 });
    expect(await read(kind, id, key)).toMatchObject({ status: 200 });
    expect(await remove(kind, id, key)).toMatchObject({ status: 204 });
    expect(await read(kind, id, key)).toMatchObject({ status: 404 });
    expect(await remove(kind, id, key)).toMatchObject({ status: 204 });
  });
});

describe('what the hotel has to keep', () => {
  it('is a check-in: it is read back without its secrets, and stays', async () => {
    const { send, read, remove } = await aGuest({ retention: { checkin: 10 } });
    const customer = await send('customer', {
      ...samples.customer[1],
      idDocument: { type: 'passport', number: 'P1234567' },
    });
    const { id, key } = await send('checkin', {
      hosterId: hoster,
      customer: customer.id,
      personCount: 2,
      departureDate: '2026-06-19',
      signature: 'Camille Le Goff',
      occupants: [{ guest: { firstname: 'Lou', idDocument: { type: 'passport', number: 'P7654321' } } }],
    });
    const { status, json, body } = await read('checkin', id, key);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      keptUntil: '2026-06-29',
      content: { departureDate: '2026-06-19', occupants: [{ guest: { firstname: 'Lou' } }] },
    });
    expect(String(body)).not.toMatch(/sealed:|P7654321|Le Goff/u);
    expect(String((await read('customer', customer.id, customer.key)).body)).not.toMatch(/sealed:|P1234567/u);
    expect(await remove('checkin', id, key)).toMatchObject({ status: 409 });
    expect(await remove('customer', customer.id, customer.key)).toMatchObject({ status: 409 });
    expect(await read('checkin', id, key)).toMatchObject({ status: 200 });
  });
});

describe('how long a hotel keeps what guests sent', () => {
  it('is told by its bundle and the defaults', async () => {
    const { call } = await aGuest({ retention: { review: 30 } });
    const { status, json } = await call(`retention?hosterId=${hoster}`);
    expect([status, json]).toEqual([
      200,
      {
        checkin: 183,
        order: 365,
        customer: 365,
        message: 365,
        feedback: 365,
        review: 30,
        favouritesEmail: 30,
      },
    ]);
    expect(await call('retention?hosterId=nobody')).toMatchObject({ status: 404 });
  });
});
