import fc from 'fast-check';
import * as v from 'valibot';
import { CheckinForm, CheckinRequest, CustomerRequest, stayFault, type StayDays } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import fr from '../texts/fr';
import { aDraft, aForm, aPerson, required } from '../test/builders';
import { emptyAgreement, emptyStay, type Agreement } from './answers';
import { buildCheckin, customerOf } from './buildCheckin';
import { checkDraft, flawsOf, isMissing, contextOf } from './checkDraft';
import { answeredConsent, givenConsents } from './consentTexts';
import type { Draft } from './draft';
import { fieldsOfStep, kindOf, type FieldName } from './fieldTable';
import { schemaOfFields } from './schema';
import { fieldOf, stepNamed, stepsOf, type Step } from './steps';

const context = { today: '2026-11-21', arrivalDate: '2026-11-24', departureDate: '2026-11-27' };

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
const anyForm = fc
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
  .map((form) => stepsOf(v.parse(CheckinForm, form)));

const address = { line: '4 rue des Dames', postalCode: '35000', city: 'Rennes', country: 'FR' };
const now = '2026-11-21T10:00:00.000Z';
const signature = { mode: 'typed', name: 'Camille Le Goff' } as const;
const paper = { id: 'paper-1', name: 'recto.pdf', size: 90, status: 'sent' } as const;
const whole = aPerson({
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
const child = aPerson({ ...whole, birthDate: '2020-07-15', signature: undefined });

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
const filledFor = (steps: readonly Step[]): Draft => {
  const fields = stepNamed(steps, 'agreementInfo')?.fields ?? [];
  const ticked = fields.map((one) => [one.name, answeredConsent(one, one.name, true, now)]);
  return {
    ...filledWithout,
    agreement: { ...emptyAgreement, ...Object.fromEntries(ticked), signature } as Agreement,
  };
};
const empty: Draft = { ...aDraft({ companions: [{}] }), agreement: emptyAgreement };

describe('whatever a hotel switches on', () => {
  it('a form that is filled in can go, and is what the contract asks for', () => {
    fc.assert(
      fc.property(anyForm, (steps) => {
        const filled = filledFor(steps);
        expect(checkDraft(steps, filled, context)).toEqual([]);
        const consents = givenConsents(steps, filled.agreement, (name) => name, now);
        const outgoing = { hosterId: 'h', timeZone: 'Europe/Paris', steps, draft: filled, consents, context };
        expect(v.is(CustomerRequest, customerOf(outgoing))).toBe(true);
        expect(v.is(CheckinRequest, buildCheckin(outgoing, 'customer'))).toBe(true);
      }),
    );
  });

  it('days that make no stay are told at a day that is asked for, by the rule of the hotel’s server', () => {
    const aDay = fc.constantFrom('', '2026-11-01', '2026-11-20', '2026-11-24', '2026-11-27', '2029-11-27');
    const stays = fc.record({ arrivalDate: aDay, departureDate: aDay });
    fc.assert(
      fc.property(anyForm, stays, stays, (steps, stay, reservation) => {
        const asks = (name: FieldName) => Boolean(fieldOf(stepNamed(steps, 'stayInfo'), name));
        const days = (['arrivalDate', 'departureDate'] as const).filter(asks);
        // What the form does not ask for is the reservation's.
        const own = days.map((name) => [name, stay[name]]);
        const filled = {
          ...filledFor(steps),
          stay: { ...emptyStay, ...reservation, ...Object.fromEntries(own) },
        };
        const known = Object.entries(reservation).filter(([, day]) => day !== '');
        const reserved = Object.fromEntries(known) as StayDays;
        const { today } = context;
        const now = contextOf(steps, filled, today, reserved);
        const outgoing = { hosterId: 'h', timeZone: 'UTC', steps, draft: filled, consents: [], context: now };
        const sent = buildCheckin({ ...outgoing, reserved }, 'customer');
        const told = checkDraft(steps, filled, now).flatMap(({ step, flaws }) =>
          step.name === 'stayInfo' ? flaws.map((flaw) => flaw.field) : [],
        );
        if (days.length > 0 && stayFault(sent, reserved, today))
          expect(told).toEqual(expect.arrayContaining([expect.stringMatching(days.join('|'))]));
      }),
      { numRuns: 400 },
    );
  });

  it('an empty form is told every field that is required and shown, and no other', () => {
    fc.assert(
      fc.property(anyForm, (steps) => {
        const asked = steps.flatMap(({ name, fields }) =>
          fields
            .filter(
              ({ name: one, isRequired }) =>
                // A text that is shown is agreed to by going on from it.
                one === 'textAgreement' || (isRequired && kindOf(one).control !== 'text'),
            )
            .map((one) => `${name}/${one.name}`),
        );
        const told = checkDraft(steps, empty, context).flatMap(({ step, flaws }) => {
          expect(flaws.every(isMissing)).toBe(true);
          return flaws.map((flaw) => `${step.name}/${flaw.field}`);
        });
        expect([...new Set(told)].sort()).toEqual(asked.sort());
      }),
    );
  });

  it('a single field that is left out is told alone', () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...fieldsOfStep.clientInfo), (steps, name) => {
        const client = { ...whole, [name]: aPerson()[name as 'lastname'] };
        const isAsked = steps.some(
          (step) =>
            step.name === 'clientInfo' &&
            step.fields.some((one) => one.name === name && one.isRequired && kindOf(name).control !== 'text'),
        );
        const told = checkDraft(steps, { ...filledFor(steps), client }, context).flatMap(
          ({ flaws }) => flaws,
        );
        expect([...new Set(told.map((flaw) => flaw.field))]).toEqual(isAsked ? [name] : []);
      }),
    );
  });

  it('a child needs no signature where the hotel asks for birthdays and lets children not sign', () => {
    const companions = fc.record({
      asksForBirthday: fc.boolean(),
      isRequired: fc.boolean(),
      signsFromAge: fc.constantFrom(undefined, 0, 6, 7, 18),
    });
    fc.assert(
      fc.property(companions, ({ asksForBirthday, isRequired, signsFromAge }) => {
        const steps = stepsOf(
          aForm({
            companionInfo: {
              fields: {
                birthDate: { isActivated: asksForBirthday },
                signature: { isRequired, signsFromAge },
              },
            },
          }),
        );
        // 6 years old on the day of arrival.
        const signs = isRequired && (!asksForBirthday || (signsFromAge ?? 18) <= 6);
        const draft = { ...filledFor(steps), companions: [{ id: 'companion-0', ...child }] };
        const told = checkDraft(steps, draft, context).flatMap(({ flaws }) => flaws);
        expect(told.map(({ field: name, problem }) => [name, problem])).toEqual(
          signs ? [['signature', expect.stringMatching(/signature$/iu)]] : [],
        );
      }),
    );
  });
});

describe('any combination of fields, whatever was typed', () => {
  const names = fieldsOfStep.companionInfo.filter((name) => kindOf(name).control !== 'text');
  const line = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant('2026-02-30'),
  );
  const person = fc.record({
    title: line,
    sex: line,
    firstname: line,
    lastname: line,
    nationalityCode: line,
    email: line,
    phone: line,
    address: fc.record({ line, postalCode: line, city: line, country: line }),
    birthPlace: fc.record({ city: line, country: line }),
    birthDate: line,
    idDocument: fc.record({ type: line, number: line }),
    passport: fc.array(
      fc.record({
        id: line,
        name: line,
        size: fc.nat(),
        status: fc.constantFrom('waiting', 'sent', 'failed'),
      }),
      { maxLength: 2 },
    ),
    arrivalDateTime: fc.record({ day: line, time: line }),
    signature: fc.option(fc.record({ mode: fc.constant('typed'), name: line }), { nil: undefined }),
  });
  const asked = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(true as const, required));
  const fieldsOf = (given: Record<string, true | typeof required>) =>
    stepsOf(aForm({ companionInfo: { fields: given } }))[0]?.fields ?? [];

  it('is judged without a throw, by rules that have words, and for nothing that is not asked', () => {
    fc.assert(
      fc.property(asked, person, (given, values) => {
        for (const flaw of flawsOf(schemaOfFields(fieldsOf(given), context), values)) {
          expect(Object.keys(given)).toContain(flaw.field);
          expect(Object.keys(fr.errors)).toContain(flaw.problem);
        }
      }),
    );
  });
});
