import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CheckinForm, checkinSteps, StrictCheckinForm } from './checkinForm';
import { MAX_COMPANION_COUNT, MAX_SIGNING_AGE_YEARS } from '../base/limits';

const email = { isActivated: true, isRequired: true };
const clientFields = (fields: unknown) => v.parse(CheckinForm, { clientInfo: { fields } }).clientInfo.fields;

describe('a check-in form', () => {
  it('loses an entry that is no field, and nothing beside it', () => {
    const fields = clientFields({ fingerprint: true, iris: 'blue', palm: [], email });
    expect(Object.keys(fields)).toEqual(['email']);
    expect(fields.email).toMatchObject(email);
  });

  it.each([
    ['isActivated', 'true'],
    ['isRequired', 1],
    ['isDisplayClient', 'false'],
    ['isPassportRequired', {}],
  ])('asks for no field whose %s is %j', (name, value) => {
    expect(Object.keys(clientFields({ passport: { isActivated: true, [name]: value }, email }))).toEqual([
      'email',
    ]);
  });

  it.each([
    ['text', 7],
    ['orderIndex', 'first'],
    ['timings', '15:00-22:00'],
    ['selectedCountry', 33],
    ['signsFromAge', 'adult'],
    ['isRequired', null],
    ['isDisplayClient', null],
  ])('asks for a field whose %s is %j as if that were not there', (name, value) => {
    expect(clientFields({ email: { isActivated: true, [name]: value } })).toEqual(
      clientFields({ email: { isActivated: true } }),
    );
  });

  it('loses one odd end of its times alone', () => {
    const timings = { from: '25:00', to: '22:00' };
    const { email: read } = clientFields({ email: { ...email, timings } });
    expect(read).toMatchObject({ ...email, timings: { to: '22:00' } });
  });

  it.each([
    [60, MAX_COMPANION_COUNT],
    [-1, 0],
    [2.9, 2],
    ['many', 10],
    [null, 10],
    [undefined, 10],
  ])('with %j companions allows %j', (companionCount, allowed) => {
    const form = v.parse(CheckinForm, { companionInfo: { isActivated: true, companionCount } });
    expect(form.companionInfo).toMatchObject({ isActivated: true, companionCount: allowed });
  });

  it.each([
    [25, MAX_SIGNING_AGE_YEARS],
    [-3, 0],
    [18, 18],
  ])('where people sign from %j on has them sign from %j', (signsFromAge, age) => {
    const form = v.parse(CheckinForm, { companionInfo: { fields: { signature: { signsFromAge } } } });
    expect(form.companionInfo.fields.signature?.signsFromAge).toBe(age);
  });

  it('has a step that is none switched off', () => {
    const off = v.parse(CheckinForm, {});
    for (const step of [true, 'on', [], null, 7, { isActivated: 'yes' }, { fields: [1] }])
      expect(v.parse(CheckinForm, { clientInfo: step, companionInfo: step, addedNextYear: 1 })).toEqual(off);
  });

  it('is one whatever stands in it: every step is there, and a hotel could have written it', () => {
    const odd = fc.anything({ withNullPrototype: true, withSparseArray: true });
    const field = fc.oneof(
      odd,
      fc.dictionary(fc.constantFrom('isActivated', 'isRequired', 'text', 'timings', 'orderIndex'), odd),
    );
    const step = fc.oneof(
      odd,
      fc.record({
        isActivated: fc.oneof(fc.boolean(), odd),
        orderIndex: odd,
        companionCount: fc.oneof(fc.double(), odd),
        fields: fc.oneof(odd, fc.dictionary(fc.string(), field)),
      }),
    );
    const form = fc.record({
      _id: odd,
      hoster: odd,
      ...Object.fromEntries(checkinSteps.map((name) => [name, step])),
    });
    fc.assert(
      fc.property(form, (raw) => {
        const read = v.parse(CheckinForm, raw);
        expect(Object.keys(read)).toEqual(expect.arrayContaining([...checkinSteps]));
        expect(v.parse(StrictCheckinForm, read)).toEqual(read);
      }),
      { numRuns: 150 },
    );
  });

  it('that a hotel could have written is read as it stands', () => {
    const written = {
      _id: 'form',
      hoster: 'hotel',
      stayInfo: {
        isActivated: true,
        orderIndex: 3,
        text: '<p>Quand ?</p>',
        fields: {
          estimatedArrivalTime: { ...email, timings: { from: '15:00', to: '1970-01-01T22:00:00.000Z' } },
          tattoo: {},
        },
      },
      companionInfo: {
        isActivated: true,
        companionCount: 4,
        fields: { signature: { ...email, signsFromAge: 15 } },
      },
    };
    expect(v.parse(CheckinForm, written)).toEqual(v.parse(StrictCheckinForm, written));
  });

  it('that is no object at all is none', () => {
    for (const raw of [null, 'form', 7, true]) expect(v.is(CheckinForm, raw)).toBe(false);
  });
});

describe('fields beside those that the contract names', () => {
  const on = { isActivated: true, isRequired: true };
  const read = (form: unknown) => v.parse(CheckinForm, form);

  it('are read beside the switches of their step', () => {
    const form = read({ stayInfo: { isActivated: true, arrivalDate: on, departureDate: on } });
    expect(Object.keys(form.stayInfo.fields)).toEqual(['arrivalDate', 'departureDate']);
    expect(form.stayInfo.isActivated).toBe(true);
  });

  it('are read beside the steps, which they turn on', () => {
    const form = read({ firstname: on, email: on, arrivalDate: on, signature: on, message: on });
    expect(form.clientInfo).toMatchObject({ isActivated: true, fields: { firstname: on, email: on } });
    expect(form.stayInfo).toMatchObject({ isActivated: true, fields: { arrivalDate: on } });
    expect(form.agreementInfo).toMatchObject({ isActivated: true, fields: { signature: on } });
    expect(form.messageInfo).toMatchObject({ isActivated: true, fields: { message: on } });
    expect(form.promotionInfo.isActivated).toBe(false);
  });

  it('leave a step off that the hotel has turned off', () => {
    const form = read({ stayInfo: { isActivated: false }, arrivalDate: on });
    expect(form.stayInfo.isActivated).toBe(false);
  });

  it('give way to a field in its own place', () => {
    const form = read({
      clientInfo: { isActivated: true, email: { isActivated: false }, fields: { email: on } },
      email: { isActivated: false },
    });
    expect(form.clientInfo.fields.email).toMatchObject(on);
  });
});
