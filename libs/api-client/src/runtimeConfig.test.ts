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
