import { expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the app's own table of routes
import { matchEntry, routes } from '../../../guest-web/src/routing/table';
import { hotels } from './hotels';
import { everyShot, selectedShots } from './matrix';
import { pairsOf } from './pairwise';
import { screens } from './screens';

it('has a screen for every route of the app: a new route needs a line in screens.ts', () => {
  const covered = new Set(screens.filter(({ isForPictures }) => !isForPictures).map(({ route }) => route));
  expect([...routes.map(({ path }) => path), '*'].filter((path) => !covered.has(path))).toEqual([]);
});

it('tries the faults of services on every route that asks them', () => {
  const tried = new Set(screens.filter(({ services }) => services).map(({ route }) => route));
  const asking = routes.filter(({ asksServices }) => asksServices).map(({ path }) => path);
  expect(asking.filter((path) => !tried.has(path))).toEqual([]);
});

it('names every screen once', () => {
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
});

it.each(screens.filter(({ arrive }) => !arrive))('$id has addresses of its route $route', ({ at, route }) => {
  const addresses = hotels.map(at).filter((address) => address !== undefined);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const { pathname } = new URL(address, 'http://hotel.example');
    expect(matchEntry(pathname).entry.path, address).toBe(route);
  }
});

it('lets every two of screen, hotel, layout, language and text meet in what npm test looks at', () => {
  const values = ({ screen, hotel, layout, language, text }: ReturnType<typeof everyShot>[number]) =>
    pairsOf({ screen: screen.id, hotel: hotel.slug, layout, language, text });
  const met = new Set(selectedShots().flatMap(values));
  const wanted = everyShot().filter(({ screen }) => !screen.isForPictures);
  expect(wanted.flatMap(values).filter((pair) => !met.has(pair))).toEqual([]);
});
