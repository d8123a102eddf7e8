import { describe, expect, it } from 'vitest';
import { routes, type Route } from '@guest/api-contract';
import {
  isAnswer,
  isFile,
  isKeptPage,
  isSharedRead,
  languageOf,
  mayBeKept,
  normalPath,
  pageKey,
  sharedReads,
  slugOf,
} from './rules';

const at = (address: string) => new URL(address, 'https://guests.example');

describe('pages that stay on the device', () => {
  it.each(['/', '/demo', '/demo/services', '/demo/services/velo/order', '/demo/roomdirectory/'])(
    '%s',
    (address) => {
      expect(isKeptPage(at(address))).toBe(true);
    },
  );

  it.each([
    '/?code=demo',
    '/demo/c/7Hd82kQ',
    '/demo/S/7Hd82kQ',
    '/demo/m/7Hd82kQ',
    '/demo/r/7Hd82kQ',
    '/demo?mode=mobile_preview',
    '/demo/services/velo/order/sent',
    '/demo/checkin/identity',
    '/demo/payment',
  ])('not %s', (address) => {
    expect(isKeptPage(at(address))).toBe(false);
  });

  it('are known by hotel, path and language, however they were typed', () => {
    expect(pageKey('https://guests.example', '/Demo/services/', 'fr')).toBe(
      pageKey('https://guests.example', '/demo/services', 'fr'),
    );
    expect(normalPath('/Demo/services/Velo-A1')).toBe('/demo/services/Velo-A1');
    expect(pageKey('o', '/demo', 'fr')).not.toBe(pageKey('o', '/demo', 'en'));
    expect([normalPath('/'), slugOf('/Demo/x'), slugOf('/')]).toEqual(['/', 'demo', '']);
  });

  it('say their language, or are not kept', () => {
    const page = (language?: string) =>
      new Response('', { headers: language === undefined ? {} : { 'content-language': language } });
    expect([page('fr'), page('en-GB'), page('de'), page()].map(languageOf)).toEqual([
      'fr',
      'en',
      undefined,
      undefined,
    ]);
  });
});

describe('answers that stay on the device', () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response('{}', { status, headers });

  it('are those that the contract gives to everybody: places near a hotel too', () => {
    const ofContract = Object.values<Route>(routes)
      .filter(({ isCacheable }) => isCacheable)
      .map(({ path }) => path);
    expect([...sharedReads].sort()).toEqual(ofContract.sort());
  });

  it.each(['/api/product', '/v1/hotel/page/spa', '/api/hoster', '/activities-api/around-me?latitude=48.1'])(
    '%s',
    (path) => {
      expect(isSharedRead(at(path))).toBe(true);
    },
  );

  it.each([
    '/api/reservation/guest/7Hd82kQ',
    '/api/order/1',
    '/activities-api/around-me/1',
    '/api/product/1',
  ])('not %s', (path) => {
    expect(isSharedRead(at(path))).toBe(false);
  });

  it.each([
    [{ 'cache-control': 'no-store' }, 200],
    [{ 'cache-control': 'private, max-age=60' }, 200],
    [{}, 404],
  ] as [Record<string, string>, number][])('never with %o and status %i', (headers, status) => {
    expect(mayBeKept(answer(headers, status))).toBe(false);
  });

  it('are JSON, and no page that somebody else put in their place', () => {
    const kept = (type: string, headers = {}) => isAnswer(answer({ 'content-type': type, ...headers }));
    expect(
      ['application/json', 'application/json; charset=utf-8', 'application/manifest+json'].map((type) =>
        kept(type),
      ),
    ).toEqual([true, true, true]);
    expect(
      ['text/html; charset=utf-8', 'text/plain', '', 'text/html; a=application/json'].map((type) =>
        kept(type),
      ),
    ).toEqual([false, false, false, false]);
    expect(kept('application/json', { 'cache-control': 'no-store' })).toBe(false);
  });

  it('are no page in place of a file that is gone', () => {
    expect(isFile(answer({ 'content-type': 'text/html; charset=utf-8' }))).toBe(false);
    expect(isFile(answer({ 'content-type': 'text/javascript' }))).toBe(true);
  });
});
