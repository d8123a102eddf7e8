import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

it('writes the same text whatever the order of the keys, and JSON all the same', () => {
  expect(canonicalJson({ b: [1, null, 'é'], a: { d: true, c: undefined } })).toBe(
    '{"a":{"d":true},"b":[1,null,"é"]}',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
