import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the feature', () => {
  expect(Object.keys(door)).toEqual(['orderFeature']);
});

it('names its screens by their paths', () => {
  expect(door.orderFeature.routes.map(({ path }) => path)).toEqual([
    'services',
    'services/:serviceId',
    'services/:serviceId/order',
    'services/:serviceId/order/check',
    'services/:serviceId/order/sent',
  ]);
});
