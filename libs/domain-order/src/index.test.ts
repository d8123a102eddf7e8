import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: its features', () => {
  expect(Object.keys(door)).toEqual(['orderFeatures']);
});

it('names its screens by their paths', () => {
  expect(door.orderFeatures.flatMap(({ routes }) => routes.map(({ path }) => path))).toEqual([
    'services',
    'services/:serviceId',
    'services/:serviceId/order',
    'services/:serviceId/order/check',
    'services/:serviceId/order/sent',
    'orders',
    'orders/:orderId',
  ]);
});
