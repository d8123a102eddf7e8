import { describe, expect, it } from 'vitest';
import { readPhone, writePhone } from './phoneTools';

describe('readPhone', () => {
  it.each([
    ['06 39 98 12 34', 'FR', { e164: '+33639981234' }],
    ['+33 (0)6 39 98 12 34', 'GB', { e164: '+33639981234' }],
    ['0033 6 39 98 12 34', 'PL', { e164: '+33639981234' }],
    ['07400 123456', 'GB', { e164: '+447400123456' }],
    ['600 123 456', 'PL', { e164: '+48600123456' }],
    ['+1 212 555 2368', 'FR', { e164: '+12125552368' }],
    ['06 39', 'FR', { problem: 'tooShort' }],
    ['06 39 98 12 34 56 78 90', 'FR', { problem: 'tooLong' }],
    ['appelez-moi', 'FR', { problem: 'check' }],
    ['😀', 'FR', { problem: 'check' }],
    ['639981234', undefined, { problem: 'check' }],
    ['06 39 98 12 34', 'ZZ', { problem: 'check' }],
    ['', 'FR', undefined],
    ['   ', 'FR', undefined],
  ])('reads %j of %s', (text, country, expected) => expect(readPhone(text, country)).toEqual(expected));
});

describe('writePhone', () => {
  it.each([
    ['+33639981234', '+33 6 39 98 12 34'],
    ['+447400123456', '+44 7400 123456'],
    ['06 39', '06 39'],
    ['+33', '+33'],
    ['', ''],
  ])('writes %s as %s', (value, text) => expect(writePhone(value)).toBe(text));
});
