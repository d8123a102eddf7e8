import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the feature', () => {
  expect(Object.keys(door)).toEqual(['reviewsFeature']);
});

it('names its screens by their paths (spec 2)', () => {
  expect(door.reviewsFeature.routes.map(({ path }) => path)).toEqual([
    'reviews',
    'reviews/form',
    'reviews/thanking',
  ]);
});
