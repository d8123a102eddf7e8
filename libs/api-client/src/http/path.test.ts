import fc from 'fast-check';
import { expect, it } from 'vitest';
import { path } from './path';

it('writes values as single segments', () => {
  expect(path`hoster/${'one'}/payment/settings`).toBe('hoster/one/payment/settings');
  expect(path`page/${'a/b?c#d e'}`).toBe('page/a%2Fb%3Fc%23d%20e');
  expect(path`plain`).toBe('plain');
});

it('never leaves its place, whatever the value', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('.', '..', '%2e%2e', '../..', '..\\', '//x'),
  );
  fc.assert(
    fc.property(value, (text) => {
      const { pathname, search, hash, host } = new URL(path`page/${text}/end`, 'https://hotel.test/api/');
      expect(pathname).toMatch(/^\/api\/page\/[^/]*\/end$/u);
      expect([search, hash, host]).toEqual(['', '', 'hotel.test']);
    }),
  );
});
