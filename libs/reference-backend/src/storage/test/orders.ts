import { describe, expect, it } from 'vitest';
import { racers, type OpenedStorages } from './conformance';
import { sampleCustomer, sampleId, sampleOrder } from './samples';
import type { Storage } from '../storage';

async function orderOf(storage: Storage, hosterId = 'hotel') {
  const customer = sampleCustomer(hosterId);
  await storage.submit(customer);
  return sampleOrder(hosterId, customer.id);
}

/** Orders are rows that the hotel can read, and move through their states. */
export function orderConformance(opened: () => OpenedStorages): void {
  describe('orders', () => {
    it('reads back every column', async () => {
      const { storage } = opened();
      const submission = await orderOf(storage);
      await storage.submit(submission);
      const { id, hosterId, createdAt, order } = submission;
      expect(await storage.getOrder(id)).toEqual({
        ...order,
        id,
        hosterId,
        createdAt,
        status: 'received',
        history: [],
      });
      expect(await storage.getOrder('unknown')).toBeUndefined();
    });

    it('keeps a missing delivery date, total and sheets as null', async () => {
      const { storage } = opened();
      const { order, ...rest } = await orderOf(storage);
      const empty = { type: 'single', deliveryDate: null, sheets: null, totalCents: null } as const;
      await storage.submit({ ...rest, order: { ...order, ...empty } });
      expect(await storage.getOrder(rest.id)).toMatchObject(empty);
    });

    it('keeps how an order is paid', async () => {
      const { storage } = opened();
      const { order, ...rest } = await orderOf(storage);
      await storage.submit({ ...rest, order: { ...order, paymentMethod: 'card' } });
      expect(await storage.getOrder(rest.id)).toMatchObject({ paymentMethod: 'card' });
    });

    it('stores many that arrive at once, each once, repeats among them', async () => {
      const [storage, other] = racers(opened());
      const hosterId = sampleId('hotel');
      const first = await orderOf(storage, hosterId);
      const orders = Array.from({ length: 60 }, () => sampleOrder(hosterId, first.order.customerId));
      const repeats = orders.map((order) => ({ ...order, id: sampleId('id') }));
      const outcomes = await Promise.all([
        ...orders.map((order) => storage.submit(order)),
        ...repeats.map((order) => other.submit(order)),
      ]);
      expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(orders.length);
      expect(await storage.listOrders(hosterId, 200)).toHaveLength(orders.length);
    });

    it('refuses a bad one of a group alone', async () => {
      const { storage } = opened();
      const good = await orderOf(storage);
      const twin = { ...sampleOrder('hotel', good.order.customerId), id: good.id };
      const outcomes = await Promise.allSettled([
        storage.submit(good),
        storage.submit(sampleOrder('hotel', good.order.customerId)),
        storage.submit(twin),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(await storage.getOrder(good.id)).toBeDefined();
    });

    it('moves an order on from the state it is in, and keeps when, why and by whom', async () => {
      const { storage } = opened();
      const submission = await orderOf(storage);
      await storage.submit(submission);
      const confirmed = { status: 'confirmed', at: '2026-06-15T10:05:00.000Z' } as const;
      const cancelled = {
        status: 'cancelled',
        at: '2026-06-15T10:06:00.000Z',
        reason: 'Plus de café',
        by: 'guest',
      } as const;
      expect(await storage.setOrderStatus(submission.id, 'received', confirmed)).toBe(true);
      expect(await storage.setOrderStatus(submission.id, 'received', confirmed)).toBe(false);
      expect(await storage.setOrderStatus(submission.id, 'confirmed', cancelled)).toBe(true);
      expect(await storage.setOrderStatus('unknown', 'received', confirmed)).toBe(false);
      expect(await storage.getOrder(submission.id)).toMatchObject({
        status: 'cancelled',
        history: [confirmed, cancelled],
      });
    });

    it('lets one of two changes at once win', async () => {
      const [storage, other] = racers(opened());
      const submission = await orderOf(storage);
      await storage.submit(submission);
      const change = { status: 'confirmed', at: '2026-06-15T10:05:00.000Z' } as const;
      const moves = await Promise.all(
        [storage, other, storage, other].map((each) =>
          each.setOrderStatus(submission.id, 'received', change),
        ),
      );
      expect(moves.filter(Boolean)).toHaveLength(1);
    });

    it('lists the latest orders of a hotel, newest first', async () => {
      const { storage } = opened();
      const hosterId = sampleId('hotel');
      const { order } = await orderOf(storage, hosterId);
      for (const minute of ['01', '03', '02']) {
        const createdAt = `2026-06-15T10:${minute}:00.000Z`;
        await storage.submit(
          sampleOrder(hosterId, order.customerId, { createdAt, order: { number: minute } }),
        );
      }
      expect((await storage.listOrders(hosterId, 2)).map(({ number }) => number)).toEqual(['03', '02']);
    });
  });
}
