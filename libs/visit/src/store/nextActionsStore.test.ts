import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, persistRegistry, ROOT_KEY } from '@guest/state';
import { nextActions, type NextAction } from '../model/nextActions';
import { useNextActionsStore } from './nextActionsStore';

const DAY_MS = 86_400_000;
const order = (id: string, rest: Partial<NextAction> = {}): NextAction => ({
  id,
  kind: 'order',
  to: `/demo/orders/${id}`,
  ...rest,
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

function aDevice() {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
  return { persistence, store: useNextActionsStore.in(registry) };
}

function actionsOf({ store }: ReturnType<typeof aDevice>) {
  return nextActions(store.getState().actions).map(({ id }) => id);
}

describe('what home leads back to', () => {
  it('is two things: a check-in before any order, then the newest order', () => {
    const device = aDevice();
    const { remember } = device.store.getState();
    for (const id of ['first', 'second', 'third']) {
      remember(order(id));
      vi.advanceTimersByTime(1_000);
      vi.setSystemTime(Date.now() + 1_000);
    }
    expect(actionsOf(device)).toEqual(['third', 'second']);
    remember({ id: 'checkin', kind: 'checkin', to: '/demo/checkin' });
    expect(actionsOf(device)).toEqual(['checkin', 'third']);
    device.store.getState().remove('third');
    expect(actionsOf(device)).toEqual(['checkin', 'second']);
  });

  it('changes nothing when it is told the same again', () => {
    const { store } = aDevice();
    store.getState().remember(order('a', { state: 'received' }));
    const before = store.getState().actions;
    vi.setSystemTime(2_000_000);
    store.getState().remember(order('a', { state: 'received' }));
    store.getState().remove('b');
    expect(store.getState().actions).toBe(before);
    store.getState().remember(order('a', { state: 'confirmed' }));
    expect(store.getState().actions.a).toMatchObject({ state: 'confirmed', changedAt: 2_000_000 });
  });

  it('survives a reload until nobody needs it any more', () => {
    const device = aDevice();
    const { remember } = device.store.getState();
    remember(order('soon', { until: 1_000_000 + DAY_MS }));
    remember(order('later'));
    device.persistence.flush();
    expect(actionsOf(aDevice()).sort()).toEqual(['later', 'soon']);
    vi.setSystemTime(1_000_000 + 2 * DAY_MS);
    expect(actionsOf(aDevice())).toEqual(['later']);
    vi.setSystemTime(1_000_000 + 31 * DAY_MS);
    expect(actionsOf(aDevice())).toEqual([]);
  });

  it.each([
    ['an address of another site', { to: '//evil.example' }],
    ['no address', { to: 3 }],
    ['a kind of its own', { kind: 'spam' }],
    ['another id', { id: 'b' }],
    ['a date that is none', { until: 'soon' }],
  ])('removes a kept action with %s', (_name, damage) => {
    const action = { ...order('a'), changedAt: 1_000_000, ...damage };
    const stores = { nextActions: { at: 1_000_000, fields: { actions: { a: action } } } };
    localStorage.setItem(ROOT_KEY, JSON.stringify({ version: 1, slugs: { demo: stores } }));
    expect(actionsOf(aDevice())).toEqual([]);
  });
});
