import { expect, it } from 'vitest';
import { createRegistry } from '@guest/state';
import { PARIS_ZONE } from '../test/builders';
import { useOsmHoursStore } from './osmHoursStore';

const DAY = '2026-11-24';

it('reads each text once for a day, and notes which say nothing', async () => {
  const store = useOsmHoursStore.in(createRegistry());
  const { read } = store.getState();
  expect(await read(['Mo-Su 10:00-18:00', 'nonsense'], DAY, PARIS_ZONE)).toBe(true);
  const first = store.getState().weeks[DAY];
  expect(first?.['Mo-Su 10:00-18:00']?.monday).toEqual([{ from: '10:00', to: '18:00' }]);
  expect(first?.nonsense).toBeNull();
  await read(['nonsense'], DAY, PARIS_ZONE);
  expect(store.getState().weeks[DAY]).toBe(first);
});

it('keeps what was read for other days and in other calls at the same time', async () => {
  const store = useOsmHoursStore.in(createRegistry());
  const { read } = store.getState();
  await Promise.all([
    read(['24/7'], DAY, PARIS_ZONE),
    read(['Mo 08:00-09:00'], DAY, PARIS_ZONE),
    read(['24/7'], '2026-11-30', PARIS_ZONE),
  ]);
  expect(Object.keys(store.getState().weeks[DAY] ?? {})).toEqual(['24/7', 'Mo 08:00-09:00']);
  expect(Object.keys(store.getState().weeks['2026-11-30'] ?? {})).toEqual(['24/7']);
});

it('lets the page answer while it reads a city', async () => {
  const store = useOsmHoursStore.in(createRegistry());
  const texts = Array.from(
    { length: 200 },
    (_, index) => `Mo-Fr 09:00-${10 + (index % 12)}:${10 + (index % 49)}`,
  );
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await store.getState().read(texts, DAY, PARIS_ZONE);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(Object.keys(store.getState().weeks[DAY] ?? {})).toHaveLength(new Set(texts).size);
});
