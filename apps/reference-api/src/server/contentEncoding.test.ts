import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './contentEncoding';

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('for Accept-Encoding %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
