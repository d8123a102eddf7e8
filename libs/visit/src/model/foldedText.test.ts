import { expect, it } from 'vitest';
import { foldedText } from './foldedText';

it.each([
  ['Cœur d’ÉTÉ', "coeur d'ete"],
  ['Saint-Michel', 'saint michel'],
  ['Wi-Fi', 'wifi'],
  ['Ægir', 'aegir'],
  ['l’ – été\n\tici', 'l ete ici'],
])('finds "%s" by "%s"', (one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
});
