import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { MessageRequest } from '@guest/api-contract';
import { checkMessage, isComplete, messageRequest } from './message';

const guest = {
  firstname: ' Camille ',
  lastname: ' Le Goff ',
  email: ' camille@example.org ',
  phone: '',
  roomNumber: '',
};

/** Anything that can be in a field, above all what nobody types on purpose. */
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ unit: 'grapheme' }));
const person = fc.record({ firstname: text, lastname: text, email: text, phone: text, roomNumber: text });

describe('a message', () => {
  it('names the last name, then the first', () => {
    const { customerName } = messageRequest('hotel', { comment: 'Bonsoir', guest });
    expect(customerName).toBe('Le Goff Camille');
    const { customerName: alone } = messageRequest('hotel', {
      comment: 'x',
      guest: { ...guest, firstname: ' ' },
    });
    expect(alone).toBe('Le Goff');
  });

  it('of nothing that can be seen is none', () => {
    for (const comment of ['', ' \n ', '\u200B\u2060'])
      expect(checkMessage({ comment, guest })).toMatchObject({ comment: 'required' });
  });

  it('is complete with words, a last name and an address', () => {
    expect(isComplete(checkMessage({ comment: 'Bonsoir', guest }))).toBe(true);
    expect(checkMessage({ comment: ' \n\t ', guest: { ...guest, lastname: ' ', email: '' } })).toEqual({
      comment: 'required',
      guest: { lastname: 'required', email: 'required' },
    });
  });

  it.each([
    ['x'.repeat(5_000), undefined],
    ['x'.repeat(5_001), 'tooLong'],
    ['\u0007\u0000', 'required'],
  ])('of such words (%#): %s', (comment, expected) => {
    expect(checkMessage({ comment, guest }).comment).toBe(expected);
  });

  it('has no address that is longer than the hotel takes', () => {
    const email = `${'x'.repeat(200)}@example.org`;
    expect(checkMessage({ comment: 'x', guest: { ...guest, email } }).guest.email).toBe('email');
  });

  it('that is complete is always one that the contract takes', () => {
    fc.assert(
      fc.property(text, person, fc.boolean(), (comment, who, isReachable) => {
        const message = {
          comment,
          guest: isReachable ? { ...who, email: 'camille@example.org', lastname: `x${who.lastname}` } : who,
        };
        fc.pre(isComplete(checkMessage(message)));
        expect(is(MessageRequest, messageRequest('hotel', message))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
