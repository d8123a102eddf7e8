import { describe, expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtimeConfig';

describe('parseRuntimeConfig', () => {
  it('is on the same origin unless told', () => {
    expect(parseRuntimeConfig({})).toEqual({
      apiUrl: '/api',
      reviewsUrl: '/reviews-api',
      activitiesUrl: '/activities-api',
      staticUrl: '/static-host',
      ingestUrl: '/ingest',
    });
  });

  it('takes other hosts, with or without a slash at the end', () => {
    const { apiUrl, reviewsUrl } = parseRuntimeConfig({
      apiUrl: ' https://api.example.org/v1/ ',
      reviewsUrl: 'http://localhost:9000',
    });
    expect(apiUrl).toBe('https://api.example.org/v1');
    expect(reviewsUrl).toBe('http://localhost:9000');
  });

  it('takes the addresses of partners; default: none', () => {
    const partners = {
      pressKioskUrl: 'https://press.example/kiosk?hotel=1',
      demoPressKioskUrl: 'https://press.example/demo',
      videoAndBookDomain: 'VideoAndBook.example',
    };
    expect(parseRuntimeConfig(partners)).toMatchObject({
      ...partners,
      videoAndBookDomain: 'videoandbook.example',
    });
    expect(parseRuntimeConfig({})).not.toHaveProperty('pressKioskUrl');
  });

  it.each(['/tiles/{z}/{x}/{y}.png', 'https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png?key=a'])(
    'takes the tiles of %s',
    (mapTilesUrl) => {
      expect(parseRuntimeConfig({ mapTilesUrl })).toMatchObject({ mapTilesUrl });
    },
  );

  it('takes where measurements go; default: none', () => {
    const measured = {
      sentryDsn: 'https://public1@errors.example.com/sentry/42',
      sentryEnvironment: 'staging',
      tagManagerId: 'GTM-ABC123',
      tagManagerUrl: 'https://tags.example.com/gtm.js',
    };
    expect(parseRuntimeConfig(measured)).toMatchObject(measured);
    expect(parseRuntimeConfig({})).not.toHaveProperty('sentryDsn');
    expect(parseRuntimeConfig({})).not.toHaveProperty('tagManagerId');
  });

  it.each([
    ['sentryDsn', 'https://errors.example.com/42'],
    ['sentryDsn', 'https://public1@errors.example.com/'],
    ['sentryDsn', 'https://public1:secret@errors.example.com/42'],
    ['sentryDsn', "https://public1@errors.example.com;script-src 'unsafe-inline'/42"],
    ['sentryEnvironment', 'a b'],
    ['tagManagerId', 'GTM-1&l=x'],
    ['tagManagerUrl', 'javascript:alert(1)'],
    ['mapTilesUrl', 'https://tiles.example.com/{z}/{x}.png'],
    ['mapTilesUrl', 'https://tiles.example.com; script-src *; /{z}/{x}/{y}'],
    ['pressKioskUrl', 'javascript:alert(1)'],
    ['demoPressKioskUrl', '/kiosk'],
    ['videoAndBookDomain', 'https://partner.example'],
    ['videoAndBookDomain', 'localhost'],
  ])('refuses %s: %s', (field, value) => {
    expect(() => parseRuntimeConfig({ [field]: value })).toThrow(new RegExp(`: ${field} is not`, 'u'));
  });

  it.each(['api', '//evil.example', 'ftp://host', 'https://', '', 'javascript:alert(1)', 5, null])(
    'names the field that is wrong: %j',
    (apiUrl) => {
      expect(() => parseRuntimeConfig({ apiUrl })).toThrow(
        /^The runtime configuration is not valid: apiUrl is not/u,
      );
    },
  );

  it.each([null, 'text', 7])('refuses %j', (value) => {
    expect(() => parseRuntimeConfig(value)).toThrow(/^The runtime configuration is not valid/u);
  });
});
