import { orderStatuses } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/memoryStorage';
import { sampleOrder } from '../storage/test/samples';
import { canMove, moveOrder } from './moveOrder';

describe('the states of an order', () => {
  it('lead onwards only, and nowhere from the end', () => {
    const reachable = (from: (typeof orderStatuses)[number]) =>
      orderStatuses.filter((to) => canMove(from, to));
    expect(reachable('received')).toEqual(['confirmed', 'preparing', 'onTheWay', 'delivered', 'cancelled']);
    expect(reachable('preparing')).toEqual(['onTheWay', 'delivered', 'cancelled']);
    expect(reachable('onTheWay')).toEqual(['delivered', 'cancelled']);
    expect(reachable('delivered')).toEqual([]);
    expect(reachable('cancelled')).toEqual([]);
  });

  it('are kept with when and why', async () => {
    const storage = createMemoryStorage();
    const { id } = await storage.submit(sampleOrder('hotel', 'customer')).then((outcome) => {
      if (outcome.outcome === 'keyReused') throw new Error('the key is new');
      return outcome;
    });
    const now = new Date('2026-06-15T10:00:00Z');
    const received = { id, status: 'received' } as const;
    expect(await moveOrder(received, { status: 'cancelled', reason: 'Fermé' }, storage, now)).toBe(true);
    expect(await moveOrder(received, { status: 'confirmed' }, storage, now)).toBe(false);
    expect((await storage.getOrder(id))?.history).toEqual([
      { status: 'cancelled', at: '2026-06-15T10:00:00.000Z', reason: 'Fermé' },
    ]);
  });
});
