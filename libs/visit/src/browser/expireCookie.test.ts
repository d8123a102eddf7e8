import { expect, it, vi } from 'vitest';
import { cookieDomains, expireCookie } from './expireCookie';

it.each([
  ['localhost', []],
  ['hotel.example', ['hotel.example']],
  ['guest.paris.hotel.example', ['guest.paris.hotel.example', 'paris.hotel.example', 'hotel.example']],
])('a cookie that %s sees may belong to %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

it('expires a cookie of this host and of every one above it', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
  vi.stubGlobal('location', { hostname: 'guest.hotel.example' });
  expireCookie('_ga');
  expect(written.mock.calls.flat()).toEqual([
    expect.not.stringContaining('Domain'),
    expect.stringMatching(/^_ga=;.*Max-Age=0.*Domain=guest\.hotel\.example$/u),
    expect.stringMatching(/^_ga=;.*Max-Age=0.*Domain=hotel\.example$/u),
  ]);
  vi.unstubAllGlobals();
});
