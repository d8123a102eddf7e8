import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDraft, aForm, aPerson } from '../test/builders';
import { customerOf } from './buildCheckin';
import { stepsOf } from './steps';
import { phoneCountry } from './countries';
import { address } from './values';
import * as wire from './wire';

it.each([
  [' +33 6 39 98 12 34 ', '+33639981234'],
  ['+44-7400.123456', '+447400123456'],
  // A number that is wrong, newer than the tables, or read without them stays as typed.
  ['+33 6 39', '+33639'],
  ['+33 (0)6 39 98 12 34', '+33 (0)6 39 98 12 34'],
  ['06 39 98 12 34', '06 39 98 12 34'],
  ['', ''],
])('sends %j as %j', (typed, sent) => expect(wire.phone(typed, {}, { timeZone: 'UTC' })).toBe(sent));

const emptyAddress = address.empty;
const asking = { phone: { selectedCountry: 'ma' }, address: true, nationalityCode: true } as const;
const countries = fc.constantFrom('', 'FR', 'DZ', 'GB', 'US', 'PL');

it('sends the number that the guest reads, whatever else they fill in', () => {
  const steps = stepsOf(aForm({ clientInfo: { fields: asking } }));
  const typed = fc.oneof(
    fc.stringMatching(/^0[1-9](?: \d\d){4}$/u),
    fc.stringMatching(/^\+[1-9]\d{5,14}$/u),
    fc.stringMatching(/^\+33 \d(?: \d\d){4}$/u),
  );
  fc.assert(
    fc.property(typed, countries, countries, (phone, nationalityCode, country) => {
      const client = aPerson({ phone, nationalityCode, address: { ...emptyAddress, country } });
      const draft = aDraft({ client });
      const outgoing = { hosterId: 'h', timeZone: 'UTC', steps, draft, consents: [] };
      const sent = customerOf({ ...outgoing, context: { today: '2026-11-21' } }).phone ?? '';
      expect(sent.replaceAll(' ', '')).toBe(phone.replaceAll(' ', ''));
    }),
  );
});

it('reads a number by where the guest lives, else by the hotel’s country', () => {
  const fieldsOf = (fields: Record<string, true | { selectedCountry: string }>) =>
    stepsOf(aForm({ clientInfo: { fields } }))[0]?.fields ?? [];
  const lives = (country: string) => ({ ...emptyAddress, country });
  expect(phoneCountry(fieldsOf(asking), lives('PL'))).toBe('PL');
  expect(phoneCountry(fieldsOf(asking), lives(''))).toBe('MA');
  expect(phoneCountry(fieldsOf({ phone: true, address: { selectedCountry: 'FR' } }), emptyAddress)).toBe(
    'FR',
  );
  // A preset value is no answer.
  const both = fieldsOf({ phone: { selectedCountry: 'GB' }, address: { selectedCountry: 'FR' } });
  expect(phoneCountry(both, lives('FR'))).toBe('GB');
  expect(phoneCountry(both, { ...lives('FR'), city: 'Rennes' })).toBe('FR');
  expect(phoneCountry(both, lives('PL'))).toBe('PL');
  // An address of another form does not count here.
  expect(phoneCountry(fieldsOf({ phone: { selectedCountry: 'MA' } }), lives('PL'))).toBe('MA');
  // The country that the hotel has chosen for nationalities is its own, whatever the guest's is.
  expect(phoneCountry(fieldsOf({ nationalityCode: { selectedCountry: 'FR' } }), emptyAddress)).toBe('FR');
  expect(phoneCountry(fieldsOf({ phone: true }), emptyAddress)).toBeUndefined();
});
