import { expect, it } from 'vitest';
import type { Price } from '@guest/api-contract';
import { isFree } from './price';

it.each<[Price | undefined, boolean]>([
  [undefined, false],
  [{}, false],
  [{ amountCents: 0 }, true],
  [{ label: 'free', amountCents: 500 }, true],
  [{ label: 'onEstimate' }, false],
  [{ amountCents: 1_800 }, false],
])('knows whether %j costs nothing', (price, expected) => {
  expect(isFree(price)).toBe(expected);
});
