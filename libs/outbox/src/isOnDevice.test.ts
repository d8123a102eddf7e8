import { beforeEach, expect, it } from 'vitest';
import { ROOT_KEY } from '@guest/state';
import { isOnDevice } from './isOnDevice';

beforeEach(() => localStorage.clear());

const keep = (stores: object) =>
  localStorage.setItem(ROOT_KEY, JSON.stringify({ version: 1, slugs: { other: {}, demo: stores } }));

it('is what the outbox holds', () => {
  keep({ outbox: { at: 0, fields: { entries: { a: { id: 'a' } } } } });
  expect(isOnDevice('a')).toBe(true);
  expect(isOnDevice('b')).toBe(false);
});

it('is not what another store names by the same id', () => {
  keep({ order: { at: 0, fields: { submissions: { velo: { id: 'a' } } } } });
  expect(isOnDevice('a')).toBe(false);
});

it.each([[null], ['{'], ['7'], ['{"slugs":{"demo":null}}']])('is nothing where storage holds %s', (kept) => {
  if (kept !== null) localStorage.setItem(ROOT_KEY, kept);
  expect(isOnDevice('a')).toBe(false);
});
