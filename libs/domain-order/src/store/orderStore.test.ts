import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { createRegistry, KEPT_FOR_MS, persistRegistry } from '@guest/state';
import { expectConsoleError, server, testConfig } from '@guest/testing';
import type { ApiSource, Guest } from '@guest/visit';
import { fromProduct, type Section } from '../model/service';
import { aBreakfast, aService } from '../test/builders';
import { useOrderStore } from './orderStore';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const api: ApiSource = () => Promise.resolve(client);
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', price: { amountCents: 1_200 } });
const breakfast = fromProduct(aBreakfast());
const [drinks] = breakfast.sections as [Section];
const guest: Guest = { firstname: 'Camille', lastname: 'Moreau', email: '', phone: '', roomNumber: '214' };
const order = { hosterId: 'hotel', timeZone: 'Europe/Paris', service: bike, guest };

interface Post {
  path: string;
  key: string | null;
}

function aNetwork() {
  const posts: Post[] = [];
  const failing = new Set<string>();
  server.use(
    http.post('*/api/:path', ({ request, params }) => {
      posts.push({ path: String(params.path), key: request.headers.get('Idempotency-Key') });
      if (failing.has(String(params.path))) return HttpResponse.error();
      return HttpResponse.json({ _id: `${String(params.path)}-1` }, { status: 201 });
    }),
  );
  return { posts, failing };
}

let store = useOrderStore.in(createRegistry());
beforeEach(() => {
  store = useOrderStore.in(createRegistry());
});
const state = () => store.getState();

describe('a draft', () => {
  it('begins with one, at the next possible moment', () => {
    state().open(breakfast, at);
    expect(state().drafts['petit-dejeuner']).toMatchObject({
      quantity: 1,
      sheets: [{ name: '', sections: {} }],
      delivery: { mode: 'now' },
    });
  });

  it('that was begun keeps what was said, and what the service still offers', () => {
    const place = { serviceId: 'petit-dejeuner', index: 0 };
    state().open(breakfast, at);
    state().setDelivery('petit-dejeuner', { mode: 'at', day: '2026-11-26', time: '09:00' });
    state().choose(place, drinks, 'cafe');
    state().choose(place, { ...drinks, id: 'soupes' }, 'pho');
    state().open(breakfast, at);
    expect(state().drafts['petit-dejeuner']).toMatchObject({
      delivery: { mode: 'at', day: '2026-11-26', time: '09:00' },
      sheets: [{ sections: { boisson: { cafe: { quantity: 1 } } } }],
    });
    expect(Object.keys(state().drafts['petit-dejeuner']?.sheets[0]?.sections ?? {})).toEqual(['boisson']);
  });

  it('whose moment was merely suggested is suggested the next one a day later', () => {
    const day = 24 * 60 * 60 * 1000;
    state().open(breakfast, at);
    const slots = aService({ _id: 'taxi', availability: { from: '08:00', to: '20:00', slotMinutes: 60 } });
    state().open(slots, at);
    expect(state().drafts.taxi?.delivery.day).toBe('2026-11-24');
    state().open(slots, { ...at, now: new Date(at.now.getTime() + day) });
    expect(state().drafts.taxi?.delivery.day).toBe('2026-11-25');
    state().setDelivery('taxi', { time: '17:00' });
    state().open(slots, { ...at, now: new Date(at.now.getTime() + 2 * day) });
    expect(state().drafts.taxi?.delivery).toEqual({ mode: 'at', day: '2026-11-25', time: '17:00' });
  });

  it('that was sent in vain keeps its moment: the same again is one order', async () => {
    const { failing } = aNetwork();
    failing.add('order');
    const taxi = aService({ _id: 'taxi', availability: { from: '08:00', to: '20:00', slotMinutes: 60 } });
    state().open(taxi, at);
    await state().send(api, { ...order, service: taxi });
    const before = state().drafts.taxi;
    state().open(taxi, { ...at, now: new Date('2026-11-24T18:30:00+01:00') });
    expect(state().drafts.taxi).toBe(before);
  });

  it('that is merely looked at stays the very same', () => {
    state().open(bike, at);
    const before = state().drafts.velo;
    state().open(bike, at);
    expect(state().drafts.velo).toBe(before);
  });

  it('changes on one sheet leave the others as they are', () => {
    state().open(breakfast, at);
    state().setSheetCount('petit-dejeuner', 3);
    const before = state().drafts['petit-dejeuner']?.sheets;
    state().choose({ serviceId: 'petit-dejeuner', index: 1 }, drinks, 'cafe');
    const after = state().drafts['petit-dejeuner']?.sheets;
    expect(after?.map((sheet, index) => sheet === before?.[index])).toEqual([true, false, true]);
  });

  it.each([
    [0, 1],
    [-4, 1],
    [1_000, 99],
    [Number.NaN, 1],
  ])('asked for %d of it is %d', (asked, quantity) => {
    state().open(bike, at);
    state().setQuantity('velo', asked);
    expect(state().drafts.velo?.quantity).toBe(quantity);
  });
});

describe('sending', () => {
  it('posts the customer, then the order; then the draft is done', async () => {
    const { posts } = aNetwork();
    state().open(bike, at);
    expect(await state().send(api, order)).toBe(true);
    expect(posts.map(({ path }) => path)).toEqual(['customer', 'order']);
    expect(state()).toMatchObject({
      customerId: 'customer-1',
      sending: { status: 'success', data: { _id: 'order-1' } },
      drafts: {},
      submissions: {},
      sent: { firstname: 'Camille', roomNumber: '214', totalCents: 1_200, count: 1 },
    });
  });

  it('of nothing does nothing', async () => {
    const { posts } = aNetwork();
    expect(await state().send(api, order)).toBe(false);
    expect(posts).toEqual([]);
    expect(state().sending.status).toBe('idle');
  });

  it('twice at once sends once', async () => {
    const { posts } = aNetwork();
    state().open(bike, at);
    const both = await Promise.all([state().send(api, order), state().send(api, order)]);
    expect(both).toEqual([true, false]);
    expect(posts).toHaveLength(2);
  });

  it('that fails keeps the draft and the keys: the next try is the same submission', async () => {
    const { posts, failing } = aNetwork();
    failing.add('order');
    state().open(bike, at);
    expect(await state().send(api, order)).toBe(false);
    expect(state().sending).toMatchObject({ status: 'failure', kind: 'offline' });
    expect(state().drafts.velo).toBeDefined();
    failing.clear();
    expect(await state().send(api, order)).toBe(true);
    const [customer, first, customerAgain, again] = posts;
    expect([customerAgain, again]).toEqual([customer, first]);
    expect(first?.key).not.toBe(customer?.key);
  });

  it('of something else has new keys', async () => {
    const { posts, failing } = aNetwork();
    failing.add('order');
    state().open(bike, at);
    await state().send(api, order);
    state().setQuantity('velo', 2);
    await state().send(api, order);
    await state().send(api, { ...order, guest: { ...guest, email: 'camille@example.org' } });
    expect(new Set(posts.map(({ key }) => key)).size).toBe(6);
  });

  it('without a customer orders nothing: null, logged, failed', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { posts, failing } = aNetwork();
    failing.add('customer');
    state().open(bike, at);
    await state().send(api, order);
    expect(posts.map(({ path }) => path)).toEqual(['customer']);
    expect(state()).toMatchObject({ customerId: null, sending: { status: 'failure', kind: 'offline' } });
  });

  it('without a hotel orders nothing either', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { posts } = aNetwork();
    state().open(bike, at);
    await state().send(api, { ...order, hosterId: '' });
    expect(posts.map(({ path }) => path)).toEqual(['customer']);
    expect(state().sending).toMatchObject({ status: 'failure', error: 'No hosterId or customerId' });
  });

  it('where the client itself cannot be had is being offline', async () => {
    state().open(bike, at);
    await state().send(() => Promise.reject(new TypeError('Failed to fetch')), order);
    expect(state().sending).toMatchObject({ status: 'failure', kind: 'offline' });
    expect(state().drafts.velo).toBeDefined();
  });

  it('is forgotten once it has ended, never while it runs', async () => {
    aNetwork();
    state().open(bike, at);
    const run = state().send(api, order);
    state().settle();
    expect(state().sending.status).toBe('loading');
    await run;
    state().settle();
    expect(state().sending.status).toBe('idle');
  });
});

describe('a reload', () => {
  afterEach(() => vi.useRealTimers());

  /** The store as it comes back from what another one left. */
  function reload() {
    const registry = createRegistry();
    persistRegistry(registry, { slug: 'demo', storage: localStorage });
    return useOrderStore.in(registry).getState();
  }

  it('in the middle of sending keeps the draft and its keys', async () => {
    const { posts, failing } = aNetwork();
    failing.add('order');
    const registry = createRegistry();
    const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
    store = useOrderStore.in(registry);
    state().open(bike, at);
    await state().send(api, order);
    persistence.flush();

    const again = reload();
    failing.clear();
    expect(again.sent).toBeUndefined();
    await again.send(api, order);
    expect(posts.map(({ path, key }) => `${path} ${key}`).slice(2)).toEqual(
      posts.map(({ path, key }) => `${path} ${key}`).slice(0, 2),
    );
  });

  it('in the middle of POST /customer finds the keys: they were kept before anything left', async () => {
    const registry = createRegistry();
    persistRegistry(registry, { slug: 'demo', storage: localStorage });
    store = useOrderStore.in(registry);
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
    state().open(bike, at);
    await state().send(api, order);
    expect(key).not.toBeNull();
    expect(keptWhenPosted).toContain(key);
  });

  it('lets a draft go 30 days after its last change, with its keys, whatever else was looked at', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at.now });
    const { failing } = aNetwork();
    failing.add('order');
    const registry = createRegistry();
    const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
    store = useOrderStore.in(registry);
    state().open(bike, at);
    await state().send(api, order);
    vi.setSystemTime(at.now.getTime() + KEPT_FOR_MS);
    state().open(bike, { ...at, now: new Date() });
    state().open(breakfast, { ...at, now: new Date() });
    persistence.flush();
    persistence.stop();
    expect(Object.keys(reload().drafts)).toEqual(['velo', 'petit-dejeuner']);
    vi.setSystemTime(at.now.getTime() + KEPT_FOR_MS + 1);
    expect(Object.keys(reload().drafts)).toEqual(['petit-dejeuner']);
    expect(reload().submissions).toEqual({});
  });

  it.each([
    ['nothing of ours', { drafts: 'velo', submissions: [] }, {}],
    ['no draft', { drafts: { velo: 3 } }, {}],
    [
      'a draft with strange parts',
      {
        drafts: {
          velo: {
            changedAt: 1_790_000_000_000,
            quantity: '7',
            sheets: [
              { name: 5, sections: { a: { b: { precisions: [{ c: 1, d: 'e' }] }, f: {} }, g: 1 } },
              null,
            ],
            delivery: { mode: 'yesterday', day: 4 },
          },
        },
      },
      {
        velo: {
          quantity: 7,
          details: '',
          sheets: [
            {
              name: '',
              comment: '',
              sections: { a: { b: { quantity: 1, precisions: [{ d: 'e' }] } } },
            },
            { name: '', comment: '', sections: {} },
          ],
          delivery: { mode: 'at', day: '', time: '' },
          isDeliveryChosen: false,
          changedAt: 1_790_000_000_000,
        },
      },
    ],
  ])('of %s takes what it can read', (_, fields, drafts) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const kept = { version: 1, slugs: { demo: { order: { at: 1_790_000_000_000, fields } } } };
    localStorage.setItem('root', JSON.stringify(kept));
    expect(reload().drafts).toEqual(drafts);
    expect(reload().submissions).toEqual({});
  });
});
