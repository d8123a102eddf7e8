import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@guest/api-client';
import { aKeepingRegistry } from '../test/ordering';
import { createSubmissions, useSubmissionsStore } from '@guest/submission';
import { expectConsoleError, failures, fakeNetwork, testConfig } from '@guest/testing';
import type { ApiSource, Guest, VisitContext } from '@guest/visit';
import { orderBodyOf, type OrderBody } from '../model/orderBody';
import { useOrdersStore } from '../store/ordersStore';
import { useOrderStore } from '../store/orderStore';
import { aService } from '../test/builders';
import { CUSTOMER, ORDER } from '../test/network';
import { orderSubmission } from './orderSubmission';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });
const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', name: 'Vélo de ville', price: { amountCents: 1_200 } });
const guest: Guest = { firstname: ' Camille', lastname: 'Moreau', email: '', phone: '', roomNumber: '214' };

const created = (_id: string) => () => Response.json({ _id, key: 'k'.repeat(43) }, { status: 201 });
const aNetwork = () =>
  fakeNetwork({ answers: { [CUSTOMER]: created('customer-1'), [ORDER]: created('order-1') } });

/** A device that shows the demo hotel, as it is after a load or a reload. */
function aDevice(api: ApiSource = () => Promise.resolve(client)) {
  const { registry } = aKeepingRegistry();
  const submissions = createSubmissions<VisitContext>({
    context: { registry, api, slug: 'demo', params: {}, hoster: () => Promise.reject(new Error('unused')) },
    sources: { order: () => Promise.resolve(orderSubmission) },
    isOnline: () => true,
  });
  const state = () => useOrderStore.in(registry).getState();
  const store = useSubmissionsStore.in(registry);
  /** Keeps the draft of a bicycle as the check page does. */
  const keep = () => {
    state().open(bike, at);
    const draft = state().drafts.velo ?? expect.fail();
    const body = orderBodyOf({ service: bike, draft, guest, hosterId: 'hotel', timeZone: 'Europe/Paris' });
    store.getState().put({
      id: 'one',
      kind: 'order',
      keptOn: 'device',
      subject: 'velo',
      label: bike.name,
      keys: { customer: 'key-1', order: 'key-2' },
      revision: 0,
      savedAt: Date.now(),
      status: 'waiting',
      tries: 0,
      body,
    });
  };
  return {
    submissions,
    state,
    store,
    keep,
    kept: () => store.getState().entries.one,
    followed: () => Object.values(useOrdersStore.in(registry).getState().orders),
    send: () => submissions.attempt('one'),
  };
}

let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  device = aDevice();
  device.keep();
});

describe('sending', () => {
  it('posts the customer, then the order; then the draft is done and the order is followed', async () => {
    const { requests } = await aNetwork();
    const receipt = { orderId: 'order-1', firstname: 'Camille', roomNumber: '214' };
    expect(await device.send()).toMatchObject({ status: 'received', receipt });
    expect(requests('POST')).toMatchObject([
      { path: '/api/customer', key: 'key-1' },
      { path: '/api/order', key: 'key-2' },
    ]);
    expect(device.state().drafts).toEqual({});
    expect(device.followed()).toMatchObject([
      { id: 'order-1', submissionId: 'one', key: 'k'.repeat(43), service: { id: 'velo' }, totalCents: 1_200 },
    ]);
  });

  it('is received by any 2xx: the order goes out once, is kept, and is not followed without an id', async () => {
    const { requests, answers } = await aNetwork();
    answers(CUSTOMER, () => new Response(null, { status: 204 }));
    answers(ORDER, () => new Response('OK', { status: 200 }));
    expect(await device.send()).toMatchObject({ status: 'received', receipt: { orderId: 'one' } });
    await device.submissions.flush();
    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer', '/api/order']);
    const [order] = device.followed();
    expect(order).toMatchObject({ id: 'one', status: 'received', totalCents: 1_200 });
    expect(order?.key).toBeUndefined();
    expect(device.state().drafts).toEqual({});
  });

  it('says the moment at which a sheet order was kept, at each try, where the guest wants it soon', async () => {
    const { requests, answers } = await aNetwork();
    answers(ORDER, failures.cut);
    const { body, ...rest } = device.kept() ?? expect.fail();
    const { order, ...others } = body as OrderBody;
    const item = { originalProductId: 'velo', type: 'sheet', quantity: 1, sheets: [{ items: [] }] } as const;
    device.store.getState().put({ ...rest, body: { ...others, order: { ...order, item } }, savedAt: 1_000 });
    await device.send();
    await device.send();
    const orders = requests('POST').filter(({ path }) => path === '/api/order');
    const date = { deliveryDate: '1970-01-01T00:00:01.000Z', isAsSoonAsPossible: true };
    expect(orders.map(({ body: sent }) => sent)).toMatchObject([date, date]);
  });

  it('keeps the draft of another order of the service', async () => {
    await aNetwork();
    device.state().setQuantity('velo', 3);
    await device.send();
    expect(device.state().drafts.velo?.quantity).toBe(3);
  });

  it('without a customer orders nothing: logged, kept', async () => {
    expectConsoleError(/^No hosterId or customerId$/u);
    const { requests, answers } = await aNetwork();
    answers(CUSTOMER, failures.cut);
    await device.send();
    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer']);
    expect(device.kept()).toMatchObject({ status: 'waiting', failure: { kind: 'offline' } });
    expect(device.kept()?.mayHaveArrived).toBeUndefined();
    expect(device.state().drafts.velo).toBeDefined();
  });

  it('whose answer is lost may have arrived', async () => {
    const { answers } = await aNetwork();
    answers(ORDER, failures.cut);
    expect(await device.send()).toMatchObject({ status: 'waiting', mayHaveArrived: true });
  });

  it('where the client itself cannot be loaded is being offline', async () => {
    device = aDevice(() => Promise.reject(new TypeError('Failed to fetch')));
    device.keep();
    expect(await device.send()).toMatchObject({ status: 'waiting', failure: { kind: 'offline' } });
  });

  it('that the hotel refuses keeps the draft, and does not leave again by itself', async () => {
    const { requests, answers } = await aNetwork();
    answers(ORDER, failures.status(422));
    expect(await device.send()).toMatchObject({ status: 'refused', failure: { httpStatus: 422 } });
    await device.submissions.flush();
    expect(requests('POST')).toHaveLength(2);
    expect(device.state().drafts.velo).toBeDefined();
  });
});

it('deleted with the data of this device while it is sent comes back in nothing', async () => {
  const { hold } = await aNetwork();
  const release = hold(ORDER);
  const sent = device.send();
  await vi.waitFor(() => expect(device.kept()?.mayHaveArrived).toBe(true));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(device.kept()).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve, 20));
  release();
  await sent;
  expect(device.followed()).toEqual([]);
  expect(localStorage.getItem('root') ?? '').not.toContain('order-1');
});

it('withdrawn before its order left does not leave', async () => {
  const { requests, hold } = await aNetwork();
  const release = hold(CUSTOMER);
  const sent = device.send();
  await vi.waitFor(() => expect(requests('POST')).toHaveLength(1));
  device.store.getState().remove('one');
  release();
  await sent;
  expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer']);
});

it('is sent on after a reload with the same keys: the draft is done then', async () => {
  const { requests, answers } = await aNetwork();
  answers(ORDER, () => new Promise(() => {}));
  void device.send();
  await vi.waitFor(() => expect(requests('POST')).toHaveLength(2));

  const reloaded = aDevice();
  answers(ORDER, created('order-1'));
  expect(reloaded.kept()?.status).toBe('sending');
  await reloaded.submissions.flush();
  expect(reloaded.kept()?.status).toBe('received');
  expect(reloaded.state().drafts).toEqual({});
  expect(reloaded.followed()).toHaveLength(1);
  expect(requests('POST').slice(2)).toEqual(requests('POST').slice(0, 2));
});
