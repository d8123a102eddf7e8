import { expect, it } from 'vitest';
import * as door from './index';

it('opens one door: the features', () => {
  expect(Object.keys(door)).toEqual(['pagesFeatures']);
});

it('names its screens by their paths', () => {
  expect(door.pagesFeatures.flatMap(({ routes }) => routes.map(({ path }) => path))).toEqual([
    '',
    'roomdirectory',
    'seminar',
    'gdpr',
    'page/:pageId',
    'empty',
    'ml',
    ':link/:publicId',
    ':pageSlug',
  ]);
});
