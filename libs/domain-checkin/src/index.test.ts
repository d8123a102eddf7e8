import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the feature', () => {
  expect(Object.keys(door)).toEqual(['checkinFeature']);
});

it('names its screens by their paths', () => {
  expect(door.checkinFeature.routes.map(({ path }) => path)).toEqual(['checkin']);
});
