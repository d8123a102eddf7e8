import { expect, it } from 'vitest';
import * as library from './index';

it('exports its features, and nothing else', () => {
  expect(Object.keys(library).sort()).toEqual(['advantagesFeature', 'programmeFeature']);
});
