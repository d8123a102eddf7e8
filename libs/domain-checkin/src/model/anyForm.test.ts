import fc from 'fast-check';
import * as v from 'valibot';
import { CheckinRequest, CustomerRequest, stayFault, type StayDays } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import fr from '../texts/fr';
import { anyForm, child, context, filledFor, now, whole } from '../test/arbitraries';
import { aDraft, aForm, aPerson, required } from '../test/builders';
import { buildCheckin, customerOf } from './buildCheckin';
import { checkDraft, flawsOf, contextOf } from './checkDraft';
import { givenConsents } from './consentTexts';
import type { Draft } from './draft';
import { fieldsOfStep, type FieldName } from './fields';
import { isMissing } from './problems';
import { fieldOf, isText, stepNamed, stepsOf } from './steps';

const anySteps = anyForm.map(stepsOf);
const empty: Draft = aDraft({ companions: [{}] });

describe('whatever a hotel switches on', () => {
  it('a form that is filled in can go, and is what the contract asks for', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
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
      fc.property(anySteps, stays, stays, (steps, stay, reservation) => {
        const asks = (name: FieldName) => Boolean(fieldOf(stepNamed(steps, 'stayInfo'), name));
        const days = (['arrivalDate', 'departureDate'] as const).filter(asks);
        // Fields that the form does not ask for come from the reservation.
        const own = days.map((name) => [name, stay[name]]);
        const filled = {
          ...filledFor(steps),
          stay: aDraft({ stay: { ...reservation, ...Object.fromEntries(own) } }).stay,
        };
        const known = Object.entries(reservation).filter(([, day]) => day !== '');
        const reserved = Object.fromEntries(known) as StayDays;
        const { today } = context;
        const about = contextOf(steps, filled, today, reserved);
        const outgoing = {
          hosterId: 'h',
          timeZone: 'UTC',
          steps,
          draft: filled,
          consents: [],
          context: about,
        };
        const sent = buildCheckin({ ...outgoing, reserved }, 'customer');
        const told = checkDraft(steps, filled, about).flatMap(({ step, flaws }) =>
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
      fc.property(anySteps, (steps) => {
        const asked = steps.flatMap(({ name, fields }) =>
          fields
            .filter(
              (one) =>
                // A shown text is agreed to by continuing.
                one.name === 'textAgreement' || (one.isRequired && !isText(one)),
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
      fc.property(anySteps, fc.constantFrom(...fieldsOfStep.clientInfo), (steps, name) => {
        const client = { ...whole, [name]: aPerson()[name as 'lastname'] };
        const isAsked = steps.some(
          (step) =>
            step.name === 'clientInfo' &&
            step.fields.some((one) => one.name === name && one.isRequired && !isText(one)),
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
  const names = fieldsOfStep.companionInfo.filter((name) => !isText({ name }));
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
        for (const flaw of flawsOf(fieldsOf(given), aPerson(values), context)) {
          expect(Object.keys(given)).toContain(flaw.field);
          expect(Object.keys(fr.errors)).toContain(flaw.problem);
        }
      }),
    );
  });
});
