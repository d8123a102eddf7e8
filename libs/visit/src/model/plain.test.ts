import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, MAX_LINE_LENGTH } from '@guest/api-contract';
import { plainGuest, plainLine, plainText } from './plain';

it('a guest is plain lines', () => {
  const guest = {
    firstname: ' Ca\u0000mille\u0007 ',
    lastname: 'Le\nGoff',
    email: 'camille@example.org\u0000',
    phone: '+33 6'.padEnd(300, '1'),
    roomNumber: '\u202E21\u001F4\u202C',
  };
  const plain = plainGuest(guest);
  expect(plain).toMatchObject({
    firstname: 'Camille',
    lastname: 'Le Goff',
    email: 'camille@example.org',
    roomNumber: '214',
  });
  expect(plain.phone.length).toBe(MAX_LINE_LENGTH);
});

describe('plain texts', () => {
  it.each([
    ['  deux\r\nlignes  ', 'deux\nlignes'],
    ['de\u000Bword', 'de\nword'],
    ['bip\u0007 bip\u0000', 'bip bip'],
    ['moitié \uD83D', 'moitié'],
    ['\tavec 🚲\t', 'avec 🚲'],
  ])('%j is %j', (text, expected) => expect(plainText(text)).toBe(expected));

  it('of one line have no breaks, and are cut between characters', () => {
    expect(plainLine('Le\nGoff\tCamille', 200)).toBe('Le Goff Camille');
    expect(plainLine('abc🚲', 4)).toBe('abc');
  });

  it('are always what databases and encodings can hold, at most so long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 50 }), (text, max) => {
        expect(isPlainText(plainText(text))).toBe(true);
        const line = plainLine(text, max);
        expect(isPlainText(line)).toBe(true);
        expect(line).not.toMatch(/[\n\r\t\u2028\u2029]/u);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
