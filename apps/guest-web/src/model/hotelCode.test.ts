import { expect, it } from 'vitest';
import { hotelCode } from './hotelCode';

it.each([
  [' Demo ', 'demo'],
  ['petit-hotel', 'petit-hotel'],
  ['', undefined],
  [null, undefined],
  ['//evil.example', undefined],
  ['-x', undefined],
  ['hôtel', undefined],
  ['a'.repeat(101), undefined],
])('reads %o as %o', (typed, code) => {
  expect(hotelCode(typed)).toBe(code);
});
