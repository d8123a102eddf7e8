import { describe, expect, it } from 'vitest';
import { aBackend, type Answer } from './aBackend';

const twoSheets = {
  originalProductId: 'breakfast',
  quantity: 2,
  type: 'sheet',
  sheets: [
    { name: 'Camille', items: [{ originalItemId: 'coffee', quantity: 1 }], comment: 'Sans sucre' },
    {
      name: 'Jules',
      items: [
        { originalItemId: 'chocolate', quantity: 1 },
        {
          originalItemId: 'eggs',
          quantity: 1,
          selectedPrecisions: [{ precisions: [{ name: 'Cuisson', choice: 'Bénédicte' }] }],
        },
      ],
    },
  ],
};

async function anOrderingGuest() {
  const backend = await aBackend();
  const customer = await backend.aCustomer();
  const order = (item: object, rest: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    backend.call('order', {
      body: { hoster: 'palace-id', customer, roomNumber: '214', item, ...rest },
      headers,
    });
  return { ...backend, customer, order };
}

describe('ordering', () => {
  it('prices a two-sheet breakfast from the catalogue and stores it as one order', async () => {
    const { order, storage } = await anOrderingGuest();
    const { status, json } = await order(twoSheets, { expectedTotal: 3750 });
    expect(status).toBe(201);
    expect(json).toMatchObject({ status: 'received', totalCents: 3750 });
    expect(json.number).toMatch(/^[2-9A-HJ-NP-Z]{5}$/u);
    const stored = await storage.getOrder(String(json._id));
    expect(stored).toMatchObject({
      roomNumber: '214',
      productId: 'breakfast',
      quantity: 2,
      status: 'received',
    });
    expect(JSON.parse(stored?.sheets ?? '')).toMatchObject([{ name: 'Camille' }, { name: 'Jules' }]);
  });

  it('answers a repeat with the first answer, key included, and refuses the key for another body', async () => {
    const { order } = await anOrderingGuest();
    const item = { originalProductId: 'iron', quantity: 1, type: 'single' };
    const key = { 'idempotency-key': 'attempt-1' };
    const first = await order(item, {}, key);
    const second = await order(item, {}, key);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await order({ ...item, quantity: 2 }, {}, key)).toMatchObject({ status: 409 });
  });

  it('shows the order to who holds its key, and to nobody else', async () => {
    const { order, call } = await anOrderingGuest();
    const { json } = await order({ originalProductId: 'iron', quantity: 1, type: 'single' });
    const asking = (secret: string) =>
      call(`order/${String(json._id)}`, { headers: { authorization: `Bearer ${secret}` } });
    expect(await asking(String(json.key))).toMatchObject({
      status: 200,
      json: { status: 'received', _id: json._id },
    });
    const wrong = await asking('A'.repeat(43));
    const unknown = await call('order/unknown', { headers: { authorization: `Bearer ${String(json.key)}` } });
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(401);
  });
});
