import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the feature', () => {
  expect(Object.keys(door)).toEqual(['contactFeature']);
});

it('names its screens by their paths', () => {
  expect(door.contactFeature.routes.map(({ path }) => path)).toEqual(['message', 'mood', 'phone']);
});
