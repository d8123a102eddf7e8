import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createRegistry, ROOT_KEY } from '@guest/state';
import { aDevice } from '@guest/testing';
import { useFavouritesStore } from './favouritesStore';

const aStore = () => useFavouritesStore.in(createRegistry());
const onDevice = (slug = 'demo') => useFavouritesStore.in(aDevice(slug)).getState();
/** The device writes at the end of the turn. */
const written = () => Promise.resolve();
afterEach(() => localStorage.clear());

describe('favourites', () => {
  it('are added once, removed, and put back where they were', () => {
    const store = aStore();
    for (const id of ['a', 'b', 'b', 'c']) store.getState().add(id);
    store.getState().remove('b');
    store.getState().remove('x');
    expect(store.getState().ids).toEqual(['a', 'c']);
    store.getState().restore('b', 1);
    expect(store.getState().ids).toEqual(['a', 'b', 'c']);
  });

  it('are moved within the plan', () => {
    const store = aStore();
    for (const id of ['a', 'b', 'c']) store.getState().add(id);
    store.getState().move('c', -1);
    expect(store.getState().ids).toEqual(['a', 'c', 'b']);
  });

  it('end with the number that an e-mail takes; what is there can be added again', () => {
    const store = aStore();
    const added = Array.from({ length: 61 }, (_, index) => store.getState().add(String(index)));
    expect(added.filter(Boolean)).toHaveLength(60);
    expect(store.getState().add('0')).toBe(true);
    expect(store.getState().ids).toHaveLength(60);
  });

  it('forget how long a removed place takes', () => {
    const store = aStore();
    store.getState().add('a');
    store.getState().setMinutes('a', 45);
    store.getState().remove('a');
    expect(store.getState().minutes).toEqual({});
  });

  it('hold each id once, whatever is added, removed and moved', () => {
    const act = fc.record({
      what: fc.constantFrom('add' as const, 'remove' as const, 'move' as const, 'restore' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      by: fc.integer({ min: -5, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const store = aStore();
        for (const { what, id, by } of acts) {
          const { add, remove, move, restore } = store.getState();
          if (what === 'add') add(id);
          else if (what === 'remove') remove(id);
          else if (what === 'move') move(id, by);
          else restore(id, by);
          const { ids } = store.getState();
          expect(new Set(ids).size).toBe(ids.length);
          if (what === 'add') expect(ids).toContain(id);
          if (what === 'remove') expect(ids).not.toContain(id);
        }
      }),
    );
  });
});

describe('favourites on the device', () => {
  it('are there again after a reload, with the plan, for their hotel alone', async () => {
    const { add, setDay, setStart, setMinutes } = onDevice();
    add('a');
    add('b');
    setDay('2026-11-25');
    setStart('09:30');
    setMinutes('b', 45);
    await written();
    expect(onDevice()).toMatchObject({
      ids: ['a', 'b'],
      day: '2026-11-25',
      start: '09:30',
      minutes: { b: 45 },
    });
    expect(onDevice('petit-hotel-bleu').ids).toEqual([]);
  });

  it('are ids and nothing else of a place', async () => {
    onDevice().add('louvre');
    await written();
    const { slugs } = JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}') as {
      slugs: { demo: { favourites: { fields: object } } };
    };
    expect(slugs.demo.favourites.fields).toEqual({ ids: ['louvre'], minutes: {} });
  });

  it('are read without what does not fit', async () => {
    onDevice().add('a');
    await written();
    const kept = localStorage.getItem(ROOT_KEY) ?? '';
    const broken = {
      ids: ['a', 'a', 7, '../b', null, 'c'],
      day: '2026-02-31',
      start: '25:00',
      minutes: { a: -1, c: 30 },
    };
    const { slugs, ...rest } = JSON.parse(kept) as { slugs: { demo: { favourites: { fields: object } } } };
    slugs.demo.favourites.fields = broken;
    localStorage.setItem(ROOT_KEY, JSON.stringify({ slugs, ...rest }));
    expect(onDevice()).toMatchObject({
      ids: ['a', 'c'],
      day: undefined,
      start: undefined,
      minutes: { c: 30 },
    });
  });
});
