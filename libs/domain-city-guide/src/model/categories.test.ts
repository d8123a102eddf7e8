import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activityCategories } from '@guest/api-contract';
import { categories, categoriesIn, categoryOf } from './categories';

it('knows its categories however a service spells them', () => {
  for (const category of activityCategories) expect(categoryOf(category)).toBe(category);
  for (const spelling of ['have a drink', 'HAVE_A_DRINK', 'Have-a-drink'])
    expect(categoryOf(spelling)).toBe('haveADrink');
});

it('has "other" for what it does not know', () => {
  for (const odd of [undefined, '', 'spa', 'constructor', '博物馆', 'musée'])
    expect(categoryOf(odd)).toBe('other');
  fc.assert(fc.property(fc.string(), (odd) => categories.includes(categoryOf(odd))));
});

it('offers each category once, in the usual order', () => {
  expect(categoriesIn([{ category: 'other' }, { category: 'museum' }, { category: 'museum' }])).toEqual([
    'museum',
    'other',
  ]);
});
