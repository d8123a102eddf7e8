import { expect, it } from 'vitest';
import * as door from './index';

it('opens two doors: the feature, and the check-in’s slot', () => {
  expect(Object.keys(door).sort()).toEqual(['PreAuthorisation', 'paymentFeature']);
});

it('shows its screen in a document of its own, without vendors', () => {
  expect(door.paymentFeature.routes.map(({ handle }) => handle)).toEqual([
    { chrome: 'steps', isSensitive: true, isPayment: true },
  ]);
});
