import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork } from '@guest/testing';
import { aRestoredRegistry, patience, renderOrders } from '../test/network';

it.each([
  [true, 1],
  [false, 0],
])('leads to the services only where the hotel has them (%s)', async (isAdditionalSellsSubscribed, count) => {
  await fakeNetwork();
  renderOrders({
    at: paths.orders('demo'),
    registry: aRestoredRegistry(),
    hoster: (hoster) => ({ ...hoster, subscriptionStatus: { isAdditionalSellsSubscribed } }),
  });
  await screen.findByRole('heading', { level: 1 }, patience);
  expect(screen.queryAllByRole('link', { name: 'Voir les services' })).toHaveLength(count);
});
