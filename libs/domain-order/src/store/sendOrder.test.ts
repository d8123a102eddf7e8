import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { createOutbox, useOutboxStore, type Outbox } from '@guest/outbox';
import { createRegistry, persistRegistry } from '@guest/state';
import { expectConsoleError, server, testConfig } from '@guest/testing';
import type { ApiSource, Guest, VisitContext } from '@guest/visit';
import { sendingOf } from '../components/Order/useSending';
import { aService } from '../test/builders';
import { entryFor } from './orderEntry';
import { orderSender } from './orderSender';
import { useOrdersStore } from './ordersStore';
import { useOrderStore } from './orderStore';
import { sendOrder, type OrderToSend } from './sendOrder';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', name: 'Vélo de ville', price: { amountCents: 1_200 } });
const guest: Guest = { firstname: ' Camille', lastname: 'Moreau', email: '', phone: '', roomNumber: '214' };
const order: OrderToSend = {
  hosterId: 'hotel',
  slug: 'demo',
  timeZone: 'Europe/Paris',
  service: bike,
  guest,
};

interface Post {
  path: string;
  key: string | null;
}

function aNetwork() {
  const posts: Post[] = [];
  const failing = new Map<string, () => Response>();
  server.use(
    http.post('*/api/:path', ({ request, params }) => {
      const path = String(params.path);
      posts.push({ path, key: request.headers.get('Idempotency-Key') });
      const fail = failing.get(path);
      if (fail) return fail();
      return HttpResponse.json({ _id: `${path}-1`, key: 'k'.repeat(43) }, { status: 201 });
    }),
  );
  return { posts, failing };
}

const cut = () => HttpResponse.error();

/** A device that shows the demo hotel, as it is after a load or a reload. */
function aDevice(api: ApiSource = () => Promise.resolve(client), isOnline = () => true) {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  const outbox: Outbox = createOutbox<VisitContext>({
    context: { registry, api, slug: 'demo', params: {}, hoster: () => Promise.reject(new Error('unused')) },
    senders: { order: () => Promise.resolve(orderSender) },
    isOnline,
  });
  const state = () => useOrderStore.in(registry).getState();
  return {
    registry,
    outbox,
    state,
    entry: () => entryFor(useOutboxStore.in(registry).getState().entries, 'velo'),
    followed: () => Object.values(useOrdersStore.in(registry).getState().orders),
    open: () => state().open(bike, at),
    send: (rest: Partial<OrderToSend> = {}) =>
      sendOrder(registry, () => Promise.resolve(outbox), { ...order, ...rest }),
  };
}

let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  device = aDevice();
});

describe('sending', () => {
  it('posts the customer, then the order; then the draft is done and the order is followed', async () => {
    const { posts } = aNetwork();
    device.open();
    expect(await device.send()).toMatchObject({ status: 'received', receipt: { orderId: 'order-1' } });
    expect(posts.map(({ path }) => path)).toEqual(['customer', 'order']);
    expect(device.state()).toMatchObject({
      customerId: 'customer-1',
      drafts: {},
      submissions: {},
      sent: { firstname: 'Camille', roomNumber: '214', totalCents: 1_200, count: 1 },
    });
    expect(device.followed()).toMatchObject([
      { id: 'order-1', key: 'k'.repeat(43), status: 'received', service: { id: 'velo' }, totalCents: 1_200 },
    ]);
  });

  it('is called by an id that opens nothing: its keys stand in no address', async () => {
    const { failing } = aNetwork();
    failing.set('order', cut);
    device.open();
    const entry = await device.send();
    expect(Object.values(entry?.keys ?? {})).toHaveLength(2);
    expect(Object.values(entry?.keys ?? {})).not.toContain(entry?.id);
  });

  it('of nothing does nothing', async () => {
    const { posts } = aNetwork();
    expect(await device.send()).toBeUndefined();
    expect(posts).toEqual([]);
  });

  it('twice at once sends once', async () => {
    const { posts } = aNetwork();
    device.open();
    await Promise.all([device.send(), device.send()]);
    expect(posts).toHaveLength(2);
  });

  it('that fails keeps the draft and the keys: the next try is the same submission', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', cut);
    device.open();
    expect(await device.send()).toMatchObject({ status: 'saved', failure: { kind: 'offline' } });
    expect(device.state().drafts.velo).toBeDefined();
    failing.clear();
    expect(await device.send()).toMatchObject({ status: 'received' });
    const [customer, first, customerAgain, again] = posts;
    expect([customerAgain, again]).toEqual([customer, first]);
    expect(first?.key).not.toBe(customer?.key);
  });

  it('of something else has new keys, and the first does not leave any more, where the order itself never left', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { posts, failing } = aNetwork();
    failing.set('customer', cut);
    device.open();
    await device.send();
    device.state().setQuantity('velo', 2);
    await device.send();
    await device.send({ guest: { ...guest, email: 'camille@example.org' } });
    expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
    expect(Object.keys(useOutboxStore.in(device.registry).getState().entries)).toHaveLength(1);
  });

  it('of something else while the hotel may have the first sends nothing: the guest is asked', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', cut);
    device.open();
    const first = await device.send();
    failing.clear();
    const onUnsure = vi.fn();
    const other = { guest: { ...guest, email: 'camille@example.org' }, onUnsure };
    expect(await device.send(other)).toBe(device.entry());
    expect(onUnsure).toHaveBeenCalledWith(first);
    expect(posts).toHaveLength(2);
    expect(device.entry()).toEqual(first);
    // What was sent first is still the same submission.
    expect(await device.send()).toMatchObject({ id: first?.id, status: 'received' });
    expect(posts[3]).toEqual(posts[1]);
  });

  it('of something else replaces what the hotel refused', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', () => new HttpResponse(null, { status: 422 }));
    device.open();
    await device.send();
    failing.clear();
    device.state().setQuantity('velo', 2);
    expect(await device.send()).toMatchObject({ status: 'received' });
    expect(posts[3]?.key).not.toBe(posts[1]?.key);
  });

  it('of the same, taken out of the outbox in between, has the same keys', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', cut);
    device.open();
    const first = await device.send();
    useOutboxStore
      .in(device.registry)
      .getState()
      .remove(first?.id ?? '');
    failing.clear();
    await device.send();
    expect(posts.slice(2)).toEqual(posts.slice(0, 2));
  });

  it('without a customer orders nothing: null, logged, kept', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { posts, failing } = aNetwork();
    failing.set('customer', cut);
    device.open();
    await device.send();
    expect(posts.map(({ path }) => path)).toEqual(['customer']);
    expect(device.state()).toMatchObject({ customerId: null });
    expect(device.entry()).toMatchObject({ status: 'saved', failure: { kind: 'offline' } });
  });

  it('without a hotel sends nothing at all', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { posts } = aNetwork();
    device.open();
    expect(await device.send({ hosterId: '' })).toBeUndefined();
    expect(posts).toEqual([]);
    expect(device.state().drafts.velo).toBeDefined();
  });

  it('where the client itself cannot be had is being offline', async () => {
    device = aDevice(() => Promise.reject(new TypeError('Failed to fetch')));
    device.open();
    expect(await device.send()).toMatchObject({ status: 'saved', failure: { kind: 'offline' } });
    expect(device.state().drafts.velo).toBeDefined();
  });

  it('that the hotel refuses keeps the draft, and does not leave again by itself', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', () =>
      HttpResponse.json(
        { type: 'urn:guest-web:problem:total-changed', title: 'changed', status: 422 },
        { status: 422 },
      ),
    );
    device.open();
    expect(await device.send()).toMatchObject({
      status: 'refused',
      failure: { httpStatus: 422, problemType: 'urn:guest-web:problem:total-changed' },
    });
    await device.outbox.flush();
    expect(posts).toHaveLength(2);
    expect(device.state().drafts.velo).toBeDefined();
  });
});

it('deleted with the data of this device while it is sent comes back in nothing', async () => {
  const { posts } = aNetwork();
  let answer = (_: Response) => {};
  server.use(http.post('*/api/order', () => new Promise<Response>((resolve) => (answer = resolve))));
  device.open();
  const sent = device.send();
  await vi.waitFor(() => expect(device.entry()?.mayHaveArrived).toBe(true));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(device.entry()).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer(HttpResponse.json({ _id: 'order-1', key: 'k'.repeat(43) }, { status: 201 }));
  await sent;
  expect(posts).toHaveLength(1);
  expect(device.followed()).toEqual([]);
  expect(device.state().sent).toBeUndefined();
  expect(sessionStorage.getItem('root') ?? '').not.toContain('order-1');
});

it('taken out before its order left does not leave', async () => {
  const { posts } = aNetwork();
  let answer = (_: Response) => {};
  server.use(http.post('*/api/customer', () => new Promise<Response>((resolve) => (answer = resolve))));
  device.open();
  const sent = device.send();
  await vi.waitFor(() => expect(device.entry()?.status).toBe('sending'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  useOutboxStore
    .in(device.registry)
    .getState()
    .remove(device.entry()?.id ?? '');
  answer(HttpResponse.json({ _id: 'customer-1' }, { status: 201 }));
  await sent;
  expect(posts).toEqual([]);
});

describe('whether the hotel may have it', () => {
  it.each([
    ['customer', 'not where only the guest was told', undefined],
    ['order', 'where the answer to the order was lost', true],
  ])('after a failing POST /%s: %s', async (path, _name, expected) => {
    if (path === 'customer') expectConsoleError(/^No hosterId or customerId$/u);
    const { failing } = aNetwork();
    failing.set(path, cut);
    device.open();
    expect((await device.send())?.mayHaveArrived).toBe(expected);
    if (expected) {
      // The same again knows it too.
      failing.clear();
      failing.set('customer', cut);
      expectConsoleError(/^No hosterId or customerId$/u);
      expect((await device.send())?.mayHaveArrived).toBe(true);
    }
  });
});

it('is kept, and waits for the network, where the outbox cannot be had or fails', async () => {
  device.open();
  const broken = { ...device.outbox, submit: () => Promise.reject(new Error('denied')) };
  for (const outbox of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(broken),
  ]) {
    await sendOrder(device.registry, outbox, order);
    expect(device.entry()).toMatchObject({ status: 'saved', failure: { kind: 'offline' } });
  }
});

describe('a reload', () => {
  it('without a network, while it is on its way, shows that it waits', async () => {
    server.use(http.post('*/api/customer', () => new Promise<Response>(() => undefined)));
    device.open();
    void device.send();
    await vi.waitFor(() => expect(device.entry()?.status).toBe('sending'));
    const reloaded = aDevice(undefined, () => false);
    await reloaded.outbox.flush();
    const entry = reloaded.entry();
    expect(entry && sendingOf(entry)).toEqual({ status: 'kept', id: entry?.id });
  });

  it('while it is on its way sends it on with the same keys: the draft is done then', async () => {
    const { posts, failing } = aNetwork();
    server.use(http.post('*/api/order', () => new Promise<Response>(() => undefined), { once: true }));
    device.open();
    void device.send();
    await vi.waitFor(() => expect(posts).toHaveLength(1));

    const reloaded = aDevice();
    failing.clear();
    expect(reloaded.entry()?.status).toBe('sending');
    await reloaded.outbox.flush();
    expect(reloaded.entry()?.status).toBe('received');
    expect(reloaded.state().drafts).toEqual({});
    expect(reloaded.followed()).toHaveLength(1);
    expect(posts[1]).toEqual(posts[0]);
  });

  it('in the middle of POST /customer finds the keys: they were kept before anything left', async () => {
    let keptWhenPosted: string | null = null;
    let key: string | null = null;
    server.use(
      http.post('*/api/customer', ({ request }) => {
        key = request.headers.get('Idempotency-Key');
        keptWhenPosted = localStorage.getItem('root');
        return HttpResponse.error();
      }),
    );
    expectConsoleError(/^No hosterId or customerId$/u);
    device.open();
    await device.send();
    expect(key).not.toBeNull();
    expect(keptWhenPosted).toContain(key);
  });

  it('finds what an older version had named by its key, and sends the same', async () => {
    const { posts, failing } = aNetwork();
    failing.set('order', cut);
    device.open();
    await device.send();
    const old = localStorage
      .getItem('root')
      ?.replaceAll(device.entry()?.id ?? '-', device.entry()?.keys.order ?? '-');
    localStorage.setItem('root', old?.replace(/"id":"[^"]*","content"/u, '"content"') ?? '');
    const reloaded = aDevice();
    failing.clear();
    await reloaded.send();
    expect(posts.slice(2)).toEqual(posts.slice(0, 2));
    expect(Object.keys(useOutboxStore.in(reloaded.registry).getState().entries)).toHaveLength(1);
  });

  it('finds what an older version kept, and refuses it rather than send it for ever', async () => {
    const { posts } = aNetwork();
    await device.outbox.submit({
      id: 'a',
      kind: 'order',
      hosterId: 'hotel',
      slug: 'demo',
      label: 'Vélo',
      subject: 'velo',
      keys: { order: 'k' },
      body: { itemss: [] },
    });
    expect(device.entry()).toMatchObject({ status: 'refused' });
    expect(posts).toEqual([]);
  });
});
