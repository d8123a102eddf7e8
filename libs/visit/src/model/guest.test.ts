import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerRequest } from '@guest/api-contract';
import { checkGuest, customerRequest, unknownGuest, type Guest } from './guest';

const camille: Guest = {
  email: ' camille@example.org ',
  firstname: 'Camille',
  lastname: 'Le Goff',
  phone: '+33 6 12 34 56 78',
  roomNumber: '214',
};

describe('customerRequest', () => {
  it('trims, and overwrites only when all four are filled', () => {
    expect(customerRequest('h', camille)).toMatchObject({ email: 'camille@example.org', overwriting: true });
    for (const field of ['email', 'firstname', 'lastname', 'phone'] as const) {
      for (const blank of ['  ', '\u200B\u2060'])
        expect(customerRequest('h', { ...camille, [field]: blank })).toMatchObject({
          [field]: '',
          overwriting: false,
        });
    }
  });

  it('leaves nationality empty and never names a passport', () => {
    const request = customerRequest('h', camille);
    expect(request.nationalityCode).toBe('');
    expect(request).not.toHaveProperty('passport');
  });

  it('is accepted by the contract whatever short text was typed', () => {
    // A field of one line never holds control characters.
    const line = fc.string({ maxLength: 150 }).map((text) => text.replace(/\p{Cc}/gu, ' '));
    fc.assert(
      fc.property(line, line, line, (firstname, lastname, phone) => {
        const request = customerRequest('h', { ...unknownGuest, firstname, lastname, phone });
        expect(v.safeParse(CustomerRequest, request).success).toBe(true);
      }),
    );
  });
});

describe('checkGuest', () => {
  it('asks for what is required, blanks included', () => {
    expect(checkGuest({ ...camille, lastname: '   ' }, ['lastname', 'roomNumber'])).toEqual({
      lastname: 'required',
    });
  });

  it.each(['camille', 'camille@', '@example.org', 'camille@example', 'a b@example.org'])(
    'refuses "%s" as an e-mail address',
    (email) => {
      expect(checkGuest({ ...camille, email }, [])).toEqual({ email: 'email' });
    },
  );

  it('lets an optional e-mail stay empty', () => {
    expect(checkGuest(unknownGuest, [])).toEqual({});
  });
});
