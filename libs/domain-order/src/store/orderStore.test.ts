import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, KEPT_FOR_MS } from '@guest/state';
import { aKeepingRegistry } from '../test/ordering';
import { fromProduct, type Section } from '../model/service';
import { aBreakfast, aService } from '../test/builders';
import { useOrderStore } from './orderStore';

const at = { now: new Date('2026-11-24T15:00:00+01:00'), timeZone: 'Europe/Paris' };
const bike = aService({ _id: 'velo', price: { amountCents: 1_200 } });
const breakfast = fromProduct(aBreakfast());
const [drinks] = breakfast.sections as [Section];
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

  it('that went on to the check keeps its moment: the same again is one order', () => {
    const taxi = aService({ _id: 'taxi', availability: { from: '08:00', to: '20:00', slotMinutes: 60 } });
    state().open(taxi, at);
    state().setDelivery('taxi', {});
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

describe('a reload', () => {
  afterEach(() => vi.useRealTimers());

  /** The store as it comes back from what another one left. */
  function reload() {
    const { registry } = aKeepingRegistry();
    return useOrderStore.in(registry).getState();
  }

  it('keeps a draft for 30 days after its last change, whatever else was looked at', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at.now });
    const { registry, persistence } = aKeepingRegistry();
    store = useOrderStore.in(registry);
    state().open(bike, at);
    vi.setSystemTime(at.now.getTime() + KEPT_FOR_MS);
    state().open(bike, { ...at, now: new Date() });
    state().open(breakfast, { ...at, now: new Date() });
    persistence.flush();
    persistence.stop();
    expect(Object.keys(reload().drafts)).toEqual(['velo', 'petit-dejeuner']);
    vi.setSystemTime(at.now.getTime() + KEPT_FOR_MS + 1);
    expect(Object.keys(reload().drafts)).toEqual(['petit-dejeuner']);
  });

  it('finds no draft that was removed, and one that was restored', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at.now });
    const { registry } = aKeepingRegistry();
    store = useOrderStore.in(registry);
    state().open(bike, at);
    state().open(breakfast, at);
    const draft = state().drafts.velo ?? expect.fail();
    state().removeDraft('velo', draft.changedAt + 1);
    expect(state().drafts.velo).toBe(draft);
    state().removeDraft('velo', draft.changedAt);
    expect(Object.keys(reload().drafts)).toEqual(['petit-dejeuner']);
    state().restore('velo', draft);
    expect(reload().drafts.velo).toEqual(draft);
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
          paymentMethod: 'room',
          changedAt: 1_790_000_000_000,
        },
      },
    ],
  ])('of %s takes what it can read', (_, fields, drafts) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
    const kept = { version: 1, slugs: { demo: { order: { at: 1_790_000_000_000, fields } } } };
    localStorage.setItem('root', JSON.stringify(kept));
    expect(reload().drafts).toEqual(drafts);
  });
});
