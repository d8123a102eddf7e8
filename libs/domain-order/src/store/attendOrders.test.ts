import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { useSubmissionsStore } from '@guest/submission';
import { failures, fakeNetwork, testConfig } from '@guest/testing';
import { nextActions, useNextActionsStore } from '@guest/visit';
import type { FollowedOrder } from '../model/followedOrder';
import { FOLLOWED } from '../test/network';
import { attend } from './attendOrders';
import { useOrdersStore } from './ordersStore';

const NOW = new Date('2026-11-24T15:00:00+01:00').getTime();
const client = createApi(testConfig, { origin: location.origin, retry: 0 });

let network: Awaited<ReturnType<typeof fakeNetwork>>;
let asked: string[];
let status: string;
let stop = () => {};
beforeEach(async () => {
  network = await fakeNetwork();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  asked = [];
  status = 'received';
  network.answers(FOLLOWED, (request) => {
    const _id = request.url.split('/').at(-1) ?? '';
    asked.push(`${_id} ${request.headers.get('authorization')}`);
    const item = { name: 'Oreiller', type: 'single', quantity: 1 };
    return Response.json({ _id, status, createdAt: new Date(NOW).toISOString(), item });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const anOrder = (rest: Partial<FollowedOrder> = {}): FollowedOrder => ({
  id: 'a',
  key: 'secret-a',
  number: 'K7Q2M',
  service: { id: 'oreiller', name: 'Oreiller', type: 'single' },
  count: 1,
  deliveryAt: undefined,
  totalCents: 0,
  createdAt: new Date(NOW).toISOString(),
  status: 'received',
  history: [],
  checkedAt: NOW,
  ...rest,
});

function aVisit(...orders: FollowedOrder[]) {
  const registry = createRegistry();
  const store = useOrdersStore.in(registry);
  for (const order of orders) store.getState().follow(order);
  const submissions = useSubmissionsStore.in(registry);
  const begin = () => {
    stop = attend({
      registry,
      slug: 'demo',
      params: {},
      api: () => Promise.resolve(client),
      hoster: () => Promise.reject(new Error('unused')),
    });
  };
  const home = () =>
    nextActions(useNextActionsStore.in(registry).getState().actions).map(({ id, to, state }) => [
      id,
      to,
      state,
    ]);
  return { store, submissions, begin, home };
}

const answered = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

describe('behind the screens', () => {
  it('asks about what is awaited, with its secret, and tells home', async () => {
    const { store, begin, home } = aVisit(anOrder(), anOrder({ id: 'b', status: 'delivered' }));
    status = 'preparing';
    begin();
    await vi.waitFor(() => expect(store.getState().orders.a?.status).toBe('preparing'));
    expect(asked).toEqual(['a Bearer secret-a']);
    expect(home()).toContainEqual(['a', '/demo/orders/a', 'preparing']);
  });

  it('asks again in growing intervals, and rests when everything is over', async () => {
    const { store, begin, home } = aVisit(anOrder());
    begin();
    await answered(1);
    await vi.advanceTimersByTimeAsync(31_000);
    await answered(2);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked).toHaveLength(2);
    status = 'delivered';
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(store.getState().orders.a?.status).toBe('delivered'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(3);
    expect(home()).toEqual([]);
  });

  it('asks nothing where nothing is awaited, nor once it has ended', async () => {
    const { begin } = aVisit(
      anOrder({ status: 'cancelled' }),
      anOrder({ id: 'b', key: undefined }),
      anOrder({ id: 'c', createdAt: new Date(NOW - 25 * 3_600_000).toISOString() }),
    );
    begin();
    await vi.advanceTimersByTimeAsync(600_000);
    stop();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  });

  it('asks no more when its end comes in the middle of a question', async () => {
    const { begin } = aVisit(anOrder());
    network.answers(FOLLOWED, failures.status(503));
    const release = network.hold(FOLLOWED);
    begin();
    await vi.waitFor(() => expect(network.requests(FOLLOWED)).toHaveLength(1));
    stop();
    release();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(network.requests(FOLLOWED)).toHaveLength(1);
  });

  it('asks at once when the network returns', async () => {
    const { begin } = aVisit(anOrder());
    begin();
    await answered(1);
    dispatchEvent(new Event('online'));
    await answered(2);
  });

  it('keeps a cancellation on home until its guest has seen it', () => {
    const { store, begin, home } = aVisit(anOrder({ status: 'cancelled' }));
    begin();
    expect(home()).toEqual([['a', '/demo/orders/a', 'cancelled']]);
    store.getState().follow(anOrder({ status: 'cancelled', isEndSeen: true }));
    expect(home()).toEqual([]);
  });

  it('leads home to what waits for the network, until the hotel has it', () => {
    const { submissions, begin, home } = aVisit();
    begin();
    const kept = {
      id: 'waiting',
      kind: 'order',
      keptOn: 'device',
      label: 'Oreiller',
      subject: 'oreiller',
      keys: {},
      revision: 0,
      savedAt: NOW,
      status: 'waiting',
      tries: 1,
    } as const;
    submissions.getState().put(kept);
    expect(home()).toEqual([['waiting', '/demo/orders/waiting', 'waiting']]);
    submissions.getState().put({ ...kept, status: 'received' });
    expect(home()).toEqual([]);
  });
});
