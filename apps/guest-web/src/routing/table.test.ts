import { describe, expect, it } from 'vitest';
import { matchEntry } from './table';

describe('matchEntry', () => {
  it.each([
    ['/', '/', ''],
    ['/demo', '/:slug', 'demo'],
    ['/DEMO/', '/:slug', 'demo'],
    ['/demo/Services/', '/:slug/services', 'demo'],
    ['/demo/services/velo', '/:slug/services/:serviceId', 'demo'],
    ['/demo/services/v%C3%A9lo', '/:slug/services/:serviceId', 'demo'],
  ])('%s is %s of "%s"', (pathname, path, slug) => {
    expect(matchEntry(pathname)).toMatchObject({ entry: { path }, slug });
  });

  it.each([
    ['/demo/nothing/here', 'demo'],
    ['/demo/services/%E0%A4%A', 'demo'],
    ['/demo/services/%', 'demo'],
    ['/demo/services/a%2Fb', 'demo'],
    ['/demo//services', 'demo'],
    ['/demo//', 'demo'],
    [`/demo/services/${'x'.repeat(2_000)}`, 'demo'],
    ['/%E0%A4%A', ''],
    ['/%E0%A4%A/services', ''],
    ['/demo%2Fservices', ''],
    ['//', ''],
    ['//demo', ''],
    ['//evil.example/demo', ''],
    [`/${'x'.repeat(2_000)}`, ''],
  ])('%s is no screen, of the hotel "%s"', (pathname, slug) => {
    expect(matchEntry(pathname)).toMatchObject({ entry: { path: '*' }, slug, params: { slug } });
  });
});

it('reads a screen’s own texts last: its title is one of them', () => {
  expect(matchEntry('/demo/orders').entry.namespaces.at(-1)).toBe('orders');
  expect(matchEntry('/demo/orders/o-7').entry.namespaces.at(-1)).toBe('orders');
  expect(matchEntry('/demo/services/velo/order/sent').entry.namespaces.at(-1)).toBe('orders');
});
