import { expect, it } from 'vitest';
import { screenAbove } from './screenAbove';
import { matchEntry, routes } from './table';

it.each([
  ['/demo/services/velo/order', '/demo/services/velo'],
  ['/demo/services/velo', '/demo/services'],
  ['/demo/services/', '/demo'],
  ['/demo/page/histoire', '/demo'],
  ['/demo/m/some-reservation', '/demo'],
  ['/demo/nope/nope', '/demo'],
  ['/demo/notre-histoire', '/demo'],
  ['/demo', '/'],
  [`/demo${'/a'.repeat(7_000)}`, '/demo'],
  ['/nope%2Fnope', '/'],
])('above %s is %s', (pathname, above) => {
  expect(screenAbove(pathname)).toBe(above);
});

it('is a screen for every route of the app', () => {
  for (const { path } of routes.filter((route) => route.path !== '*')) {
    const above = screenAbove(path.replace(':slug', 'demo').replaceAll(/:\w+/gu, 'x'));
    expect(matchEntry(above).entry.path, path).not.toBe('*');
  }
});
