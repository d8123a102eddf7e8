import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageCookie, languageInCookie, preferredLanguage } from './index';

describe('chooseLanguage', () => {
  it.each([
    [{ hotel: null }, 'fr'],
    [{ hotel: null, browser: 'en' }, 'en'],
    [{ hotel: null, browser: 'en', choice: 'fr' }, 'fr'],
    [{ hotel: 'fr', browser: 'en' }, 'fr'],
    [{ hotel: 'de', browser: 'fr' }, 'en'],
    [{ hotel: 'fr', choice: 'en' }, 'en'],
  ] as const)('%o gives %s', (known, expected) => {
    expect(chooseLanguage(known)).toBe(expected);
  });
});

describe('preferredLanguage', () => {
  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['de,fr;q=0.5,en;q=0.9', 'en'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['de-DE', undefined],
    ['', undefined],
  ])('reads "%s" as %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });

  it('reads navigator.languages in their order', () => {
    expect(preferredLanguage(['es', 'fr-CA', 'en'])).toBe('fr');
  });

  it('survives any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([undefined, 'fr', 'en']).toContain(preferredLanguage(header));
      }),
    );
  });
});

describe('the lang cookie', () => {
  it('is read back from among others', () => {
    expect(languageInCookie(`a=b; ${languageCookie('en')}`)).toBe('en');
  });
  it.each(['lang=de', 'mylang=fr', 'lang=', ''])('ignores "%s"', (cookie) => {
    expect(languageInCookie(cookie)).toBeUndefined();
  });
});
