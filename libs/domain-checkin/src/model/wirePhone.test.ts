import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPhone } from '../components/PhoneInput/phoneTools';
import { aForm, aPerson } from '../test/builders';
import { stepsOf } from './steps';
import { phoneCountry, wirePhone } from './wirePhone';

it.each([
  [' +33 6 39 98 12 34 ', '+33639981234'],
  ['+44-7400.123456', '+447400123456'],
  // What the "(0)" means takes the tables to know.
  ['+33 (0)6 39 98 12 34', '+33 (0)6 39 98 12 34'],
  ['06 39 98 12 34', '06 39 98 12 34'],
  ['', ''],
])('sends %j as %j without the tables', (typed, sent) => expect(wirePhone(typed)).toBe(sent));

it.each([
  ['06 39 98 12 34', 'FR', '+33639981234'],
  ['+33 (0)6 39 98 12 34', 'GB', '+33639981234'],
  ['07400 123456', 'GB', '+447400123456'],
  ['0033 6 39 98 12 34', 'PL', '+33639981234'],
  // Wrong, or younger than the tables: as it is typed.
  ['06 39', 'FR', '06 39'],
  ['+33 6 39', 'FR', '+33639'],
  ['06 39 98 12 34', undefined, '06 39 98 12 34'],
])('sends %j of %s as %j with them', (typed, country, sent) =>
  expect(wirePhone(typed, readPhone, country)).toBe(sent),
);

it('never changes what is written as the world does', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{5,14}$/u), (number) => {
      expect(wirePhone(number, readPhone, 'FR')).toBe(number);
    }),
  );
});

it('reads a number by the guest’s own country, else by the hotel’s', () => {
  const [step] = stepsOf(aForm({ clientInfo: { fields: { phone: { selectedCountry: 'ma' } } } }));
  const fields = step?.fields ?? [];
  expect(phoneCountry(fields, aPerson({ nationalityCode: 'PL' }))).toBe('PL');
  expect(phoneCountry(fields, aPerson({ nationalityCode: '?country' }))).toBe('MA');
  expect(phoneCountry([], aPerson())).toBeUndefined();
});
