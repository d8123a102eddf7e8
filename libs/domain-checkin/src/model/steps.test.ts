import fc from 'fast-check';
import { checkinSteps, CheckinForm } from '@guest/api-contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aDraft, aForm, required } from '../test/builders';
import { checkDraft } from './checkDraft';
import { fieldsOfStep, type FieldName } from './fields';
import { isText, fieldOf, stepsOf } from './steps';

const names = (form: CheckinForm) => stepsOf(form).map(({ name }) => name);
const text = '<p>Bonjour</p>';

describe('the steps of a form', () => {
  it('follow the order of the hotel, and the listed one where it ties', () => {
    const form = aForm({
      messageInfo: { fields: { message: true }, orderIndex: 1 },
      stayInfo: { fields: { arrivalDate: true }, orderIndex: 2 },
      clientInfo: { fields: { lastname: true }, orderIndex: 2 },
    });
    expect(names(form)).toEqual(['messageInfo', 'clientInfo', 'stayInfo']);
  });

  it('are none where everything is off, or where nothing would be shown', () => {
    expect(names(aForm({}))).toEqual([]);
    expect(names(aForm({ clientInfo: {}, introductionInfo: { text: '<p> </p>' } }))).toEqual([]);
    expect(names(aForm({ companionInfo: { companionCount: 0 } }))).toEqual([]);
  });

  it('may be a text alone, a list of people without fields, or a slot', () => {
    const form = aForm({ introductionInfo: { text }, companionInfo: {}, holdonInfo: {}, promotionInfo: {} });
    expect(names(form)).toEqual(['introductionInfo', 'companionInfo', 'holdonInfo', 'promotionInfo']);
  });

  it('never hold what the guest is not shown, does not know or cannot be made to agree to', () => {
    const [step] = stepsOf(
      aForm({
        agreementInfo: {
          fields: {
            signature: { isDisplayClient: false, isRequired: true },
            fingerprint: required,
            constructor: required,
            isMarketing: required,
            firstConsent: { isRequired: true, isActivated: false },
          },
        },
      }),
    );
    expect(step?.fields).toEqual([expect.objectContaining({ name: 'isMarketing', isRequired: false })]);
  });

  it('asks for the passport where the form says so in either way', () => {
    const required = (field: object) =>
      stepsOf(aForm({ clientInfo: { fields: { passport: field } } }))[0]?.fields[0]?.isRequired;
    expect(required({ isPassportRequired: true })).toBe(true);
    expect(required({ isRequired: true })).toBe(true);
    expect(required({})).toBe(false);
  });

  it('asks for the passport where another field says that it is needed', () => {
    const required = (idDocument: object) => {
      const [step] = stepsOf(aForm({ clientInfo: { fields: { idDocument, passport: true } } }));
      return step?.fields.map((field) => field.isRequired);
    };
    expect(required({ isPassportRequired: true })).toEqual([false, true]);
    expect(required({ isPassportRequired: false })).toEqual([false, false]);
    expect(required({ isPassportRequired: true, isDisplayClient: false })).toEqual([false]);
  });

  it('takes the times of arrival that stand beside the day of arrival', () => {
    const timings = { from: '15:00', to: '18:00' };
    const ofTime = (own: object) => {
      const fields = { arrivalDate: { timings }, estimatedArrivalTime: own };
      return stepsOf(aForm({ stayInfo: { fields } }))[0]?.fields[1]?.timings;
    };
    expect(ofTime({})).toEqual(timings);
    expect(ofTime({ timings: { from: '20:00' } })).toEqual({ from: '20:00' });
  });

  it('can be shown and checked whatever stands under fields', () => {
    const odd = fc.anything();
    const field = fc.oneof(
      odd,
      fc.record({
        isActivated: fc.constant(true),
        isRequired: fc.oneof(fc.boolean(), odd),
        orderIndex: odd,
        text: fc.oneof(fc.string(), odd),
        timings: fc.oneof(fc.record({ from: fc.oneof(fc.constant('15:00'), odd), to: odd }), odd),
        selectedCountry: fc.oneof(fc.string(), odd),
        signsFromAge: fc.oneof(fc.double(), odd),
      }),
    );
    const anyStep = (name: keyof typeof fieldsOfStep) =>
      fc.record({
        isActivated: fc.constant(true),
        companionCount: fc.oneof(fc.integer(), odd),
        fields: fc.oneof(
          odd,
          fc.dictionary(fc.constantFrom<string>(...fieldsOfStep[name], 'fingerprint', '__proto__'), field),
        ),
      });
    const anyForm = fc.record(Object.fromEntries(checkinSteps.map((name) => [name, anyStep(name)])));
    fc.assert(
      fc.property(anyForm, (raw) => {
        const steps = stepsOf(v.parse(CheckinForm, raw));
        const draft = aDraft({ companions: [{}] });
        // Only fields that the form asks for can be missing.
        for (const { step, flaws } of checkDraft(steps, draft, { today: '2026-11-21' }))
          for (const { field: name } of flaws)
            expect(name === 'textAgreement' || fieldOf(step, name)?.isRequired).toBe(true);
      }),
    );
  });

  it('hold for any form: known fields that are on, each once, required ones among them', () => {
    const field = fc.record({
      isActivated: fc.boolean(),
      isRequired: fc.boolean(),
      isDisplayClient: fc.boolean(),
      orderIndex: fc.integer({ min: -2, max: 3 }),
      text: fc.option(fc.constant(text), { nil: undefined }),
    });
    const fieldNames = fc.constantFrom(...Object.values(fieldsOfStep).flat(), 'nonsense');
    const step = fc.record({
      isActivated: fc.boolean(),
      orderIndex: fc.integer({ min: -2, max: 3 }),
      fields: fc.dictionary(fieldNames, field),
    });
    const anyForm = fc.record(Object.fromEntries(checkinSteps.map((name) => [name, step])));
    fc.assert(
      fc.property(anyForm, (raw) => {
        const form = v.parse(CheckinForm, raw);
        const steps = stepsOf(form);
        const order = steps.map(({ name }) => form[name].orderIndex);
        expect(order).toEqual([...order].sort((one, other) => one - other));
        for (const { name, fields } of steps) {
          expect(form[name].isActivated).toBe(true);
          expect(new Set(fields.map((one) => one.name)).size).toBe(fields.length);
          for (const one of fields) {
            expect(fieldsOfStep[name] as readonly FieldName[]).toContain(one.name);
            expect(form[name].fields[one.name]).toMatchObject({ isActivated: true, isDisplayClient: true });
            if (isText(one)) expect(one.isRequired).toBe(false);
          }
        }
      }),
    );
  });
});
