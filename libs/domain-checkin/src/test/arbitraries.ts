import { CheckinForm } from '@guest/api-contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { answeredConsent } from '../model/consentTexts';
import type { Draft } from '../model/draft';
import { fieldsOfStep, type FieldName } from '../model/fields';
import { stepNamed, type Step } from '../model/steps';
import { aDraft, anAgreement, aPerson } from './builders';

export const context = { today: '2026-11-21', arrivalDate: '2026-11-24', departureDate: '2026-11-27' };

/** Any field, as a hotel may have set it; entries that this version does not know among them. */
const field = fc.record(
  {
    isActivated: fc.boolean(),
    isRequired: fc.boolean(),
    isDisplayClient: fc.boolean(),
    orderIndex: fc.integer({ min: -3, max: 30 }),
    isPassportRequired: fc.boolean(),
    selectedCountry: fc.constantFrom('FR', 'gb'),
    signsFromAge: fc.constantFrom(0, 15, 18),
    timings: fc.constantFrom({ from: '15:00', to: '23:30' }, { from: '1970-01-01T14:00:00.000Z' }, {}),
    text: fc.constantFrom('', '<p>Merci.</p>', '<p><a href="https://example.com">Pourquoi</a></p>'),
  },
  { requiredKeys: ['isActivated', 'isRequired'] },
);

const fieldsFor = (names: readonly FieldName[]) =>
  fc.record(
    Object.fromEntries([...names, 'fingerprint', '__proto__x'].map((name) => [name, field])) as Record<
      string,
      typeof field
    >,
    { requiredKeys: [] },
  );

/** Any configuration of the eight steps. */
export const anyForm = fc
  .record(
    Object.fromEntries(
      Object.entries(fieldsOfStep).map(([name, names]) => [
        name,
        fc.record(
          {
            isActivated: fc.boolean(),
            orderIndex: fc.integer({ min: 0, max: 9 }),
            text: fc.constantFrom('', '<p>Bonjour.</p>'),
            fields: fieldsFor(names),
            companionCount: fc.integer({ min: 2, max: 10 }),
          },
          { requiredKeys: ['isActivated', 'fields'] },
        ),
      ]),
    ),
  )
  .map((form) => v.parse(CheckinForm, form));

const address = { line: '4 rue des Dames', postalCode: '35000', city: 'Rennes', country: 'FR' };
export const now = '2026-11-21T10:00:00.000Z';
export const signature = { mode: 'typed', name: 'Camille Le Goff' } as const;
const paper = { id: 'paper-1', name: 'recto.pdf', size: 90, status: 'sent' } as const;
export const whole = aPerson({
  title: 'misses',
  sex: 'female',
  firstname: 'Camille',
  lastname: 'Le Goff',
  nationalityCode: 'FR',
  email: 'camille@example.com',
  phone: '+33639981234',
  address,
  birthDate: '1987-11-24',
  birthPlace: { city: 'Saint-Malo', country: 'FR' },
  idDocument: { type: 'passport', number: '09AB1' },
  passport: [paper],
  licensePlate: 'AB-123-CD',
  arrivalDateTime: { day: '2026-11-24', time: '18:30' },
  signature,
});
export const child = aPerson({ ...whole, birthDate: '2020-07-15', signature: undefined });

/** A form in which everything is filled in, whether the hotel asks for it or not. */
const filledWithout: Draft = aDraft({
  client: whole,
  stay: {
    arrivalDate: '2026-11-24',
    departureDate: '2026-11-27',
    estimatedArrivalTime: '16:30',
    isFirstVisit: 'yes',
    accommodationPurpose: 'family',
  },
  companions: [whole],
  message: 'Un lit de bébé, merci.',
});
/** With every box of this form ticked, in its words. */
export const filledFor = (steps: readonly Step[]): Draft => {
  const fields = stepNamed(steps, 'agreementInfo')?.fields ?? [];
  const ticked = fields.map((one) => [one.name, answeredConsent(one, one.name, true, now)]);
  return {
    ...filledWithout,
    agreement: anAgreement({ ...Object.fromEntries(ticked), signature }),
  };
};
