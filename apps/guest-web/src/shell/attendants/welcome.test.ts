import { expect, it } from 'vitest';
import { loadDemoHotel } from '@guest/reference-backend';
import { showsWelcome, visitedKey } from './welcome';

const { hoster } = (await loadDemoHotel('demo')).bundle;
const popup = (showOnFirstVisit: boolean) => ({
  popupMessage: { message: '<p>Bonjour</p>', showOnFirstVisit },
});

it.each([
  ['/demo', null, popup(true), true],
  ['/demo/services', null, popup(true), true],
  ['/demo/services/checkin', null, popup(true), true],
  ['/demo/checkin', null, popup(true), false],
  ['/demo/CheckIn/', null, popup(true), false],
  ['/demo/reviews/form', null, popup(true), false],
  ['/demo/mood', null, popup(true), false],
  ['/demo/m/a-reservation', null, popup(true), false],
  ['/demo/S/a-reservation', null, popup(true), false],
  ['/demo', 'true', popup(true), false],
  ['/demo', 'false', popup(true), true],
  ['/demo', null, popup(false), false],
  ['/demo', null, { popupMessage: undefined }, false],
])('at %s, visited %s, %j: %s', (path, visited, change, isShown) => {
  expect(showsWelcome({ hoster: { ...hoster, ...change }, path, visited })).toBe(isShown);
});

it('keeps the mark under the name of the hotel', () => {
  expect(visitedKey('demo')).toBe('demo/AlreadyVisited');
});
