import { expect, it } from 'vitest';
import { createBoundedMap } from './boundedMap';

const aMap = () => createBoundedMap<string>({ maxCount: 3, maxBytes: 10, bytesOf: (text) => text.length });

it('removes what was read the longest ago when there are too many', () => {
  const map = aMap();
  for (const key of ['a', 'b', 'c']) map.set(key, key);
  map.get('a');
  map.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

it('stays within its bytes, whatever is replaced, removed or cleared', () => {
  const map = aMap();
  map.set('a', '12345');
  map.set('a', '1234567');
  map.set('b', '123');
  expect([map.get('a'), map.get('b')]).toEqual(['1234567', '123']);
  map.remove('a');
  map.set('c', '1234567');
  expect(map.get('b')).toBe('123');
  map.set('d', '12345678901');
  expect([map.get('b'), map.get('c'), map.get('d')]).toEqual([undefined, undefined, undefined]);
  map.clear();
  map.set('e', '1234567890');
  expect(map.get('e')).toBe('1234567890');
});
