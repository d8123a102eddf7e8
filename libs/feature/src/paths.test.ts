import { expect, it } from 'vitest';
import { paths } from './index';

it('builds addresses below the hotel', () => {
  expect(paths.home('demo')).toBe('/demo');
  expect(paths.order('demo', 'breakfast')).toBe('/demo/services/breakfast/order');
});

it('escapes what comes from data', () => {
  expect(paths.service('demo', 'a/../b?c')).toBe('/demo/services/a%2F..%2Fb%3Fc');
});
