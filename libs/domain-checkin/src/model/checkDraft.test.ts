import fc from 'fast-check';
import * as v from 'valibot';
import { CheckinRequest, CustomerRequest } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { aDraft, aForm, aPerson, required } from '../test/builders';
import { buildCheckin, customerOf } from './buildCheckin';
import { checkDraft, contextOf, flawsOfCompanion, flawsOfStep } from './checkDraft';
import type { Problem } from './problems';
import { stepsOf } from './steps';

/** A text that could not be read as a value. */
const unread = (problem: Problem) => ({ value: '', problem });
const context = { today: '2026-11-21', arrivalDate: '2026-11-24' };
const clientForm = (fields: Record<string, typeof required | true>) =>
  stepsOf(aForm({ clientInfo: { fields } }));
const flaws = (fields: Record<string, typeof required | true>, client: object) =>
  checkDraft(clientForm(fields), aDraft({ client: aPerson(client) }), context).flatMap((one) => one.flaws);
const problem = (field: string, value: unknown, isRequired = false) =>
  flaws({ [field]: isRequired ? required : true }, { [field]: value })[0]?.problem;

describe('a field', () => {
  it.each([
    ['lastname', '', 'required'],
    ['lastname', '   ', 'required'],
    ['lastname', 'x'.repeat(10_000), 'tooLong'],
    ['lastname', 'Le\u0007Goff', 'characters'],
    ['lastname', 'Le\nGoff', 'characters'],
    ['lastname', 'مارتن', undefined],
    ['lastname', '🐣', undefined],
    ['lastname', "'; DROP TABLE customer; --", undefined],
    ['lastname', '<script>alert(1)</script>', undefined],
    ['email', 'camille.legoff@', 'emailEnd'],
    ['email', 'camille@courriel', 'emailEnd'],
    ['email', 'camille', 'email'],
    ['email', 'camille @courriel.example', 'email'],
    ['email', ' camille@courriel.example ', undefined],
    ['phone', '06', 'phone'],
    ['phone', 'call me', 'phone'],
    ['phone', '+33 6 39 98 12 34', undefined],
    ['nationalityCode', 'FR', undefined],
    ['nationalityCode', 'XK', undefined],
    ['nationalityCode', 'ZZ', 'country'],
    ['nationalityCode', unread('country'), 'country'],
    ['title', '', 'choice'],
    ['title', 'majesty', 'choice'],
    ['birthDate', '2001-02-29', 'dateImpossible'],
    ['birthDate', unread('dateIncomplete'), 'dateIncomplete'],
    ['birthDate', '2026-11-22', 'birthFuture'],
    ['birthDate', '2026-11-25', 'birthAfterArrival'],
    ['birthDate', '1890-01-01', 'birthTooEarly'],
    ['birthDate', '2024-02-29', undefined],
    ['passport', [], 'papers'],
    ['passport', [{ id: 'a', name: 'a.png', size: 1, status: 'sending' }], 'papersOnTheirWay'],
    ['passport', [{ id: 'a', name: 'a.png', size: 1, status: 'failed' }], 'papersFailed'],
    ['passport', [{ id: 'a', name: 'a.png', size: 1, status: 'sent' }], undefined],
  ])('%s of %j is %s', (field, value, expected) => {
    expect(problem(field, value, true)).toBe(expected);
  });

  it('that is optional may stay empty, and may not be wrong', () => {
    for (const field of ['lastname', 'email', 'phone', 'nationalityCode', 'title', 'birthDate'])
      expect(problem(field, '')).toBeUndefined();
    expect(problem('email', 'camille')).toBe('email');
    expect(problem('birthDate', unread('dateImpossible'))).toBe('dateImpossible');
  });

  it('with parts says which of them', () => {
    const empty = { line: '', postalCode: '', city: '', country: '' };
    expect(flaws({ address: required }, { address: empty }).map(({ part }) => part)).toEqual([
      'line',
      'postalCode',
      'city',
      'country',
    ]);
    // This country has no postal codes.
    const dublin = { line: '1 Sheikh Zayed Road', postalCode: '', city: 'Dubai', country: 'AE' };
    expect(flaws({ address: required }, { address: dublin })).toEqual([]);
    expect(flaws({ idDocument: true }, { idDocument: { type: '', number: 'X1' } })).toEqual([
      { field: 'idDocument', part: 'type', problem: 'choice' },
    ]);
  });
});

describe('a stay', () => {
  const steps = stepsOf(aForm({ stayInfo: { fields: { arrivalDate: required, departureDate: required } } }));
  it.each([
    ['2026-11-24', '2026-11-24', 'departureBeforeArrival'],
    ['2026-11-24', '2026-11-20', 'departureBeforeArrival'],
    ['2026-11-10', '2026-11-12', 'departurePast'],
    ['2025-11-24', '2026-11-27', 'arrivalTooEarly'],
    ['2026-11-06', '2026-11-27', 'arrivalTooEarly'],
    ['2026-11-07', '2026-11-27', undefined],
    ['2026-11-24', '2027-11-26', 'stayTooLong'],
    ['2026-11-24', '2027-11-25', undefined],
    ['2036-11-24', '2036-11-27', 'arrivalTooFar'],
    ['2026-11-24', '2036-11-27', 'departureTooFar'],
    ['2026-11-24', '2026-11-27', undefined],
    ['2026-11-20', '2026-11-21', undefined],
  ])('from %s to %s is %s', (arrivalDate, departureDate, expected) => {
    const draft = aDraft({ stay: { arrivalDate, departureDate } });
    expect(checkDraft(steps, draft, context)[0]?.flaws[0]?.problem).toBe(expected);
  });

  it('that the hotel’s reservation began long ago may be checked in late', () => {
    const draft = aDraft({ stay: { arrivalDate: '2026-10-01', departureDate: '2026-11-27' } });
    expect(checkDraft(steps, draft, context)).toHaveLength(1);
    expect(checkDraft(steps, draft, { ...context, reserved: { arrivalDate: '2026-10-01' } })).toEqual([]);
  });

  it('is said at the day that is asked for, where the other is the reservation’s', () => {
    const arrivalAlone = stepsOf(aForm({ stayInfo: { fields: { arrivalDate: required } } }));
    const told = (arrivalDate: string, departureDate: string) => {
      const draft = aDraft({ stay: { arrivalDate, departureDate: '' } });
      const reserved = { departureDate };
      return checkDraft(arrivalAlone, draft, contextOf(arrivalAlone, draft, '2026-11-21', reserved));
    };
    const flaw = { field: 'arrivalDate', part: undefined };
    expect(told('2026-12-05', '2026-11-27')[0]?.flaws).toEqual([{ ...flaw, problem: 'reservedDeparture' }]);
    expect(told('2026-11-18', '2026-11-20')[0]?.flaws).toEqual([
      { ...flaw, problem: 'reservedDeparturePast' },
    ]);
    expect(told('2026-11-24', '2026-11-27')).toEqual([]);
  });

  it('may be longer than a year where the hotel has reserved it so', () => {
    const draft = aDraft({ stay: { arrivalDate: '2026-11-24', departureDate: '2029-11-26' } });
    const departureDate = '2029-11-26';
    expect(checkDraft(steps, draft, { ...context, reserved: { departureDate } })).toEqual([]);
    expect(checkDraft(steps, draft, context)).toHaveLength(1);
  });

  it('holds the companions’ arrivals', () => {
    const all = stepsOf(
      aForm({
        stayInfo: { fields: { arrivalDate: required, departureDate: required } },
        companionInfo: { fields: { arrivalDateTime: true } },
      }),
    );
    const found = (day: string) => {
      const stay = { arrivalDate: '2026-11-24', departureDate: '2026-11-27' };
      const draft = aDraft({ stay, companions: [{ arrivalDateTime: { day, time: day && '15:00' } }] });
      return checkDraft(all, draft, contextOf(all, draft, '2026-11-21')).flatMap((one) => one.flaws);
    };
    const outside = [{ field: 'arrivalDateTime', part: 'day', problem: 'momentOutside' }];
    expect(found('2026-11-23')).toEqual(outside);
    expect(found('2026-11-28')).toEqual(outside);
    for (const day of ['', '2026-11-24', '2026-11-27']) expect(found(day)).toEqual([]);
  });

  it('knows the arrival of the form before that of the reservation', () => {
    const draft = aDraft({ stay: { arrivalDate: '2026-12-01' } });
    expect(contextOf(steps, draft, '2026-11-21', { arrivalDate: '2026-11-24' }).arrivalDate).toBe(
      '2026-12-01',
    );
    expect(contextOf([], draft, '2026-11-21', { arrivalDate: '2026-11-24' }).arrivalDate).toBe('2026-11-24');
  });
});

describe('companions', () => {
  const [step] = stepsOf(
    aForm({ companionInfo: { fields: { lastname: required, birthDate: true, signature: required } } }),
  );
  if (!step) throw new Error('no step');
  it('sign when they are of age at the arrival; minors and babies do not', () => {
    const problems = (birthDate: string) =>
      flawsOfCompanion(step, aPerson({ lastname: 'Martin', birthDate }), context).map((one) => one.problem);
    expect(problems('2008-11-24')).toEqual(['signature']);
    expect(problems('2008-11-25')).toEqual([]);
    expect(problems('2026-11-01')).toEqual([]);
    expect(problems('')).toEqual(['signature']);
  });

  it.each([
    [undefined, '2008-11-24', '2008-11-25'],
    [15, '2011-11-24', '2011-11-25'],
    [0, '2026-11-24', undefined],
  ])('sign from the age that the hotel says: %s', (signsFromAge, ofAge, tooYoung) => {
    const [one] = stepsOf(
      aForm({ companionInfo: { fields: { birthDate: true, signature: { ...required, signsFromAge } } } }),
    );
    if (!one) throw new Error('no step');
    const asks = (birthDate: string) => flawsOfCompanion(one, aPerson({ birthDate }), context).length > 0;
    expect(asks(ofAge)).toBe(true);
    if (tooYoung) expect(asks(tooYoung)).toBe(false);
  });

  it('sign where the hotel does not ask for birthdays, whatever an older draft says', () => {
    const [one] = stepsOf(aForm({ companionInfo: { fields: { signature: required } } }));
    if (!one) throw new Error('no step');
    expect(flawsOfCompanion(one, aPerson({ birthDate: '2020-01-01' }), context)).toHaveLength(1);
  });

  it('are each told what is missing', () => {
    const draft = aDraft({ companions: [{ lastname: 'Martin', birthDate: '2020-01-01' }, {}] });
    expect(checkDraft([step], draft, context)).toEqual([
      expect.objectContaining({
        companion: 1,
        flaws: [expect.objectContaining({ field: 'lastname' }), expect.anything()],
      }),
    ]);
  });
});

it('what passes here, the hotel takes: every text that is no problem fits the contract', () => {
  const fields = { firstname: true, lastname: required, email: true, licensePlate: true } as const;
  const steps = clientForm(fields);
  const text = fc.string({ unit: 'binary', maxLength: 210 });
  fc.assert(
    fc.property(
      fc.record({
        firstname: text,
        lastname: text,
        email: fc.oneof(text, fc.emailAddress()),
        licensePlate: text,
      }),
      (client) => {
        const draft = aDraft({ client: aPerson(client) });
        fc.pre(checkDraft(steps, draft, context).length === 0);
        const outgoing = { hosterId: 'h', timeZone: 'Europe/Paris', steps, draft, consents: [], context };
        expect(v.is(CustomerRequest, customerOf(outgoing))).toBe(true);
        expect(v.is(CheckinRequest, buildCheckin(outgoing, 'customer'))).toBe(true);
      },
    ),
  );
});

it('takes a companion’s arrival at the hotel’s times alone', () => {
  const timings = { from: '15:00', to: '18:00' };
  const steps = stepsOf(aForm({ companionInfo: { fields: { arrivalDateTime: { timings } } } }));
  const found = (time: string) => {
    const draft = aDraft({ companions: [{ arrivalDateTime: { day: '2026-11-24', time } }] });
    return checkDraft(steps, draft, context).flatMap(({ flaws: all }) => all);
  };
  expect(found('17:30')).toEqual([]);
  expect(found('20:00')).toEqual([{ field: 'arrivalDateTime', part: 'time', problem: 'timeOutside' }]);
});

it('sends a companion’s arrival only when it is a moment', () => {
  const steps = stepsOf(aForm({ companionInfo: { fields: { arrivalDateTime: true } } }));
  const sentOf = (arrivalDateTime: object) => {
    const draft = aDraft({ companions: [{ arrivalDateTime }] });
    const outgoing = { hosterId: 'h', timeZone: 'Europe/Paris', steps, draft, consents: [], context };
    return buildCheckin(outgoing, 'c').occupants?.[0]?.guest.arrivalDateTime;
  };
  expect(sentOf({ day: '', time: '' })).toBeUndefined();
  expect(sentOf({ day: '2026-11-24', time: '' })).toBeUndefined();
  expect(sentOf({ day: '2026-11-24', time: '18:30' })).toBe('2026-11-24T17:30:00.000Z');
});

it('sends no more than is asked for, whatever an older draft holds', () => {
  const steps = stepsOf(aForm({ clientInfo: { fields: { lastname: required } } }));
  const draft = aDraft({
    client: aPerson({
      lastname: 'Le Goff',
      phone: '+33639981234',
      idDocument: { type: 'passport', number: 'X' },
    }),
    companions: [{ lastname: 'Martin' }],
    message: 'bonjour',
  });
  const outgoing = { hosterId: 'h', timeZone: 'Europe/Paris', steps, draft, consents: [], context };
  expect(customerOf(outgoing)).toMatchObject({ phone: '', idDocument: undefined, overwriting: false });
  expect(buildCheckin(outgoing, 'c')).toMatchObject({
    personCount: 1,
    occupants: [],
    message: '',
    extras: [],
  });
});

it('lets a step go on while a paper is on its way, and the form not', () => {
  const steps = clientForm({ passport: true });
  const [step] = steps;
  if (!step) throw new Error('no step');
  const draftWith = (status: string) =>
    aDraft({ client: aPerson({ passport: [{ id: 'a', name: 'a.png', size: 1, status }] }) });
  for (const status of ['sending', 'waiting']) {
    expect(flawsOfStep(step, draftWith(status), context)).toEqual([]);
    expect(checkDraft(steps, draftWith(status), context)[0]?.flaws[0]?.problem).toBe('papersOnTheirWay');
  }
  expect(flawsOfStep(step, draftWith('failed'), context)[0]?.problem).toBe('papersFailed');
});

it('keeps back more companions than the hotel checks in', () => {
  const steps = stepsOf(aForm({ companionInfo: { companionCount: 1, fields: {} } }));
  const draftOfMany = (count: number) => aDraft({ companions: Array.from({ length: count }, () => ({})) });
  expect(checkDraft(steps, draftOfMany(1), context)).toEqual([]);
  expect(checkDraft(steps, draftOfMany(2), context)).toEqual([expect.objectContaining({ isOver: true })]);
});

it('says the days that a reservation filled in, where it is no longer known and the form does not ask', () => {
  const stay = { arrivalDate: '2026-11-24', departureDate: '2026-11-27' };
  const outgoing = {
    hosterId: 'h',
    timeZone: 'Europe/Paris',
    steps: [],
    draft: { ...aDraft({ stay }), filledStay: stay },
    consents: [],
    context,
  };
  expect(buildCheckin(outgoing, 'c')).toMatchObject(stay);
  const reserved = { arrivalDate: '2026-12-01', departureDate: '2026-12-02' };
  expect(buildCheckin({ ...outgoing, reserved }, 'c')).toMatchObject(reserved);
  expect(contextOf([], outgoing.draft, '2026-11-21').arrivalDate).toBe('2026-11-24');
});

it('ignores a day that was typed into a field which the hotel has switched off since', () => {
  const steps = stepsOf(aForm({ stayInfo: { fields: { arrivalDate: true } } }));
  const draft = aDraft({ stay: { arrivalDate: '2026-12-24', departureDate: '2026-11-27' } });
  const known = contextOf(steps, draft, '2026-11-21');
  expect(known.departureDate).toBeUndefined();
  const [stay] = steps;
  expect(stay && flawsOfStep(stay, draft, known)).toEqual([]);
  const outgoing = { hosterId: 'h', timeZone: 'Europe/Paris', steps, draft, consents: [], context: known };
  expect(buildCheckin(outgoing, 'c').departureDate).toBeUndefined();
});
