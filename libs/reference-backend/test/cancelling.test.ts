import { describe, expect, it } from 'vitest';
import { moveOrder } from '../src';
import { aHotel } from './aHotel';
import { anOrderingGuest, single } from './anOrder';

const ORDERED_AT = new Date('2026-06-15T10:00:00Z');
const afterMinutes = (minutes: number) => new Date(ORDERED_AT.getTime() + minutes * 60_000);

async function anOrderedIron(orderInfo?: object) {
  const backend = await anOrderingGuest(orderInfo && { hotels: [aHotel({ orderInfo })] });
  const { json } = await backend.order(single('iron'));
  const id = String(json._id);
  const headers = { authorization: `Bearer ${String(json.key)}` };
  return {
    ...backend,
    id,
    cancel: (rest: object = {}) =>
      backend.call(`order/${id}/status`, { body: { status: 'cancelled' }, headers, ...rest }),
    read: () => backend.call(`order/${id}`, { headers }),
  };
}

describe('cancelling an order', () => {
  it('is the guest’s for ten minutes, as long as the hotel has not confirmed', async () => {
    const { cancel, read, clock, storage, id } = await anOrderedIron();
    expect((await read()).json.cancellableUntil).toBe(afterMinutes(10).toISOString());
    clock.time = afterMinutes(9);
    expect(await cancel()).toMatchObject({
      status: 200,
      json: { status: 'cancelled', cancelledBy: 'guest', cancellationReason: 'Annulée par le client' },
    });
    expect(await storage.getOrder(id)).toMatchObject({
      status: 'cancelled',
      history: [{ status: 'cancelled', at: afterMinutes(9).toISOString() }],
    });
    expect((await read()).json).not.toHaveProperty('cancellableUntil');
  });

  it('is refused once the time is over', async () => {
    const { cancel, read, clock, storage, id } = await anOrderedIron();
    clock.time = afterMinutes(10);
    expect((await read()).json).not.toHaveProperty('cancellableUntil');
    expect(await cancel()).toMatchObject({
      status: 409,
      json: { type: 'urn:guest-web:problem:conflict' },
    });
    expect(await storage.getOrder(id)).toMatchObject({ status: 'received', history: [] });
  });

  it('is refused once the hotel has confirmed', async () => {
    const { cancel, storage, id } = await anOrderedIron();
    await moveOrder({ id, status: 'received' }, { status: 'confirmed' }, storage);
    expect(await cancel()).toMatchObject({ status: 409 });
    expect(await storage.getOrder(id)).toMatchObject({ status: 'confirmed' });
  });

  it('is refused when the hotel confirms at that very moment', async () => {
    const { cancel, storage, id } = await anOrderedIron();
    const read = storage.getOrder.bind(storage);
    let isFirst = true;
    storage.getOrder = async (wanted) => {
      const order = await read(wanted);
      if (isFirst) await moveOrder({ id, status: 'received' }, { status: 'confirmed' }, storage);
      isFirst = false;
      return order;
    };
    expect(await cancel()).toMatchObject({ status: 409 });
    expect(await read(id)).toMatchObject({ status: 'confirmed' });
  });

  it('is refused once the hotel has cancelled: its reason stands', async () => {
    const { cancel, read, storage, id } = await anOrderedIron();
    await moveOrder(
      { id, status: 'received' },
      { status: 'cancelled', reason: 'Plus de fer ce soir' },
      storage,
    );
    expect(await cancel()).toMatchObject({ status: 409 });
    expect((await read()).json).toMatchObject({
      cancelledBy: 'hotel',
      cancellationReason: 'Plus de fer ce soir',
    });
  });

  it('is refused after the hotel cancelled in the very words of a guest', async () => {
    const { cancel, read, storage, id } = await anOrderedIron();
    const change = { status: 'cancelled', reason: 'Annulée par le client' } as const;
    await moveOrder({ id, status: 'received' }, change, storage);
    expect(await cancel()).toMatchObject({ status: 409 });
    expect((await read()).json.cancelledBy).toBe('hotel');
  });

  it('again is the same', async () => {
    const { cancel, storage, id, clock } = await anOrderedIron();
    const [first, second] = await Promise.all([cancel(), cancel()]);
    clock.time = afterMinutes(60);
    expect([first.status, second.status, (await cancel()).status]).toEqual([200, 200, 200]);
    expect((await storage.getOrder(id))?.history).toHaveLength(1);
  });

  it.each([
    [{ cancelGraceMinutes: 60 }, 59, 200],
    [{ cancelGraceMinutes: 60 }, 61, 409],
    [{ cancelGraceMinutes: 0 }, 0, 409],
    [{}, 5, 200],
  ])('follows the hotel’s setting %j after %d minutes: %d', async (orderInfo, minutes, status) => {
    const { cancel, clock } = await anOrderedIron(orderInfo);
    clock.time = afterMinutes(minutes);
    expect((await cancel()).status).toBe(status);
  });

  it('is told to an English hotel in English', async () => {
    const backend = await anOrderingGuest({ hotels: [aHotel({ language: 'en' })] });
    const { json } = await backend.order(single('iron'));
    const headers = { authorization: `Bearer ${String(json.key)}` };
    const answer = await backend.call(`order/${String(json._id)}/status`, {
      body: { status: 'cancelled' },
      headers,
    });
    expect(answer.json.cancellationReason).toBe('Cancelled by the guest');
  });

  it('is the only state that a guest may ask for', async () => {
    const { cancel, storage, id } = await anOrderedIron();
    expect(await cancel({ body: { status: 'delivered' } })).toMatchObject({ status: 400 });
    expect(await storage.getOrder(id)).toMatchObject({ status: 'received' });
  });

  it.each([
    ['no secret', {}],
    ['another secret', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ])('is refused with %s', async (_name, headers) => {
    const { cancel, storage, id } = await anOrderedIron();
    expect(await cancel({ headers })).toMatchObject({ status: 401 });
    expect(await storage.getOrder(id)).toMatchObject({ status: 'received' });
  });
});
