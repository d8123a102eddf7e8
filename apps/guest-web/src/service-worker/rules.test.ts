import { describe, expect, it } from 'vitest';
import { isKeptPage, isSharedAnswer, languageOf, normalPath, pageKey, slugOf } from './rules';

const at = (address: string) => new URL(address, 'https://guests.example');

describe('pages that stay on the device', () => {
  it.each(['/demo', '/demo/services', '/demo/services/velo/order', '/demo/roomdirectory/'])(
    '%s',
    (address) => {
      expect(isKeptPage(at(address))).toBe(true);
    },
  );

  it.each([
    '/',
    '/c/7Hd82kQ',
    '/S/7Hd82kQ',
    '/m/7Hd82kQ',
    '/r/7Hd82kQ',
    '/demo?mode=mobile_preview',
    '/demo/services/velo/order/sent',
    '/demo/checkin/identity',
    '/demo/payment',
  ])('not %s', (address) => {
    expect(isKeptPage(at(address))).toBe(false);
  });

  it('are known by hotel, path and language, however they were typed', () => {
    expect(pageKey('https://guests.example', '/Demo/Services/', 'fr')).toBe(
      pageKey('https://guests.example', '/demo/services', 'fr'),
    );
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

  it('are those that everybody gets', () => {
    expect(isSharedAnswer(answer({ etag: '"a"', 'cache-control': 'no-cache' }))).toBe(true);
  });

  it.each([
    [{}, 200],
    [{ etag: '"a"', 'cache-control': 'no-store' }, 200],
    [{ etag: '"a"', 'cache-control': 'private, max-age=60' }, 200],
    [{ etag: '"a"' }, 404],
  ] as [Record<string, string>, number][])('never %o with status %i', (headers, status) => {
    expect(isSharedAnswer(answer(headers, status))).toBe(false);
  });
});
