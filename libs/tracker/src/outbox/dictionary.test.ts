import type { Layout } from '@guest/recording-codec';
import { expect, it } from 'vitest';
import { createDictionary } from './dictionary';

/** A dictionary, and what a player makes of its definitions. */
function aDictionary(pageNo = 0) {
  const defined = new Map<unknown, unknown>();
  const write = (_message: Layout, ...[key, text]: readonly unknown[]) => {
    expect(defined.has(key)).toBe(false);
    defined.set(key, text);
    return true;
  };
  return { defined, keyOf: createDictionary(write as never, pageNo) };
}

it('gives a string its key from the second use on', () => {
  const { defined, keyOf } = aDictionary();
  expect([keyOf('row'), keyOf('row'), keyOf('row')]).toEqual([undefined, 0, 0]);
  expect(keyOf('other')).toBeUndefined();
  expect([...defined]).toEqual([[0, 'row']]);
});

it('begins anew when it holds many strings, and never gives a key twice', () => {
  const { defined, keyOf } = aDictionary(3);
  for (let round = 0; round < 3; round += 1)
    for (let number = 0; number < 10_000; number += 1)
      for (const text of ['row', `number ${round} ${number}`, `number ${round} ${number}`]) {
        const key = keyOf(text);
        if (key !== undefined) expect(defined.get(key)).toBe(text);
      }
  const keys = [...defined.keys()] as number[];
  expect(Math.min(...keys)).toBe(3 * 2 ** 20);
  expect(Math.max(...keys)).toBeLessThan(4 * 2 ** 20);
  const definitions = [...defined.values()].filter((text) => text === 'row').length;
  expect(definitions).toBeGreaterThan(1);
  expect(definitions).toBeLessThan(10);
});

it('never gives a key of the next page number', () => {
  let last = -1;
  let count = 0;
  const write = (_message: Layout, key: number) => {
    last = key;
    count += 1;
    return true;
  };
  const keyOf = createDictionary(write as never, 1);
  for (let number = 0; number < 2 ** 20 + 10; number += 1) {
    keyOf(`number ${number}`);
    keyOf(`number ${number}`);
  }
  expect([count, last]).toEqual([2 ** 20, 2 * 2 ** 20 - 1]);
});
