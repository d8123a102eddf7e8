import type { CheckinForm, StayDays } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { anyForm, context, filledFor, now, signature, whole } from '../test/arbitraries';
import { aDraft, aPerson } from '../test/builders';
import { buildCheckin, customerOf } from './buildCheckin';
import { checkDraft, contextOf, type Flaw } from './checkDraft';
import { givenConsents } from './consentTexts';
import type { Draft } from './draft';
import { answered } from './fieldValue';
import { stepsOf, type Step } from './steps';

const HOTEL = 'petit-hotel-bleu';
const PARIS = 'Europe/Paris';
const KEY = 'a-reservation';

/** Mostly what the form accepts, so that a draft has few faults. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 4 }, fc.constantFrom(...others));
const times = ['', '00:15', '14:00', '15:10', '23:30', '23:59'];

const birthDate = mostly('1987-11-24', '1900-11-20', '2008-11-24', '2026-11-19', '2026-11-22', '2026-11-26');
const moment = fc.record({
  day: mostly('2026-11-24', '2026-11-21', '2026-11-27', '2026-11-28'),
  time: mostly('18:30', ...times.slice(1)),
});
/** What page and server both decide; whether a person told everything else is the page's decision alone. */
const anAnswer = fc.record({
  birthDate,
  licensePlate: mostly('AB-123-CD', '', '\u200B'),
  stay: fc.record({
    arrivalDate: mostly('2026-11-24', '', '2026-11-20', '2026-11-21', '2029-11-24'),
    departureDate: mostly('2026-11-27', '', '2026-11-20', '2026-11-22', '2029-11-27'),
    estimatedArrivalTime: mostly('16:30', ...times),
    isFirstVisit: mostly('yes', 'no', ''),
    accommodationPurpose: mostly('family', ''),
  }),
  companions: fc.array(
    fc.record({ birthDate, arrivalDateTime: moment, signature: mostly(signature, undefined) }),
    { maxLength: 3 },
  ),
  message: mostly('Un lit de bébé, merci.', '', '\u200B'),
  ownSignature: mostly(signature, undefined),
  declined: mostly('', 'firstConsent', 'secondConsent', 'isMarketing'),
});
type Given = typeof anAnswer extends fc.Arbitrary<infer T> ? T : never;

const reservation = fc.constantFrom<StayDays | undefined>(
  undefined,
  {},
  { arrivalDate: '2026-11-18', departureDate: '2026-11-20' },
  { arrivalDate: '2026-11-19', departureDate: '2026-11-26' },
  { departureDate: '2026-11-25' },
  { arrivalDate: '2026-11-24', departureDate: '2029-11-24' },
);

function draftFrom(steps: readonly Step[], given: Given): Draft {
  const { agreement } = filledFor(steps);
  const name = given.declined as 'firstConsent';
  const { value } = agreement[name] ?? {};
  return {
    ...aDraft({
      ...given,
      client: aPerson({ ...whole, birthDate: given.birthDate, licensePlate: given.licensePlate }),
      companions: given.companions.map((companion) => ({ ...whole, ...companion })),
    }),
    agreement: {
      ...agreement,
      ...(value && { [name]: answered({ ...value, isGiven: false }) }),
      signature: answered(given.ownSignature),
    },
  };
}

async function post(path: string, body: unknown) {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as { _id: string } };
}

/** Posts the form as the page would, and answers the status that ends it; papers are not this test's subject. */
async function serverStatus(form: CheckinForm, draft: Draft, reserved: StayDays | undefined) {
  await fakeNetwork({
    hotel: 'petit-hotel',
    change: (bundle) => ({
      ...bundle,
      checkinForm: form,
      reservations: [
        { _id: 'R'.repeat(22), hoster: HOTEL, encryptedReservationId: KEY, isCheckedIn: false, ...reserved },
      ],
    }),
  });
  const steps = stepsOf(form);
  const outgoing = {
    hosterId: HOTEL,
    timeZone: PARIS,
    steps,
    draft,
    consents: givenConsents(steps, draft.agreement, (name) => name, now),
    context: contextOf(steps, draft, context.today, reserved),
    ...(reserved && { reserved, reservationKey: KEY }),
  };
  const customer = await post('customer', customerOf(outgoing));
  if (customer.status !== 201) return customer.status;
  return (await post('checkin', { ...buildCheckin(outgoing, customer.json._id), documents: [] })).status;
}

afterEach(() => vi.useRealTimers());

it('accepts the same check-ins on the page and on the server', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await fc.assert(
    fc.asyncProperty(anyForm, anAnswer, reservation, async (form, given, reserved) => {
      const steps = stepsOf(form);
      const draft = draftFrom(steps, given);
      const told = checkDraft(steps, draft, contextOf(steps, draft, context.today, reserved));
      // A required day that the guest cleared keeps the form back, but its body would name the reservation's.
      const isCleared = ({ field, problem }: Flaw) =>
        problem === 'required' && reserved?.[field as keyof StayDays] !== undefined;
      fc.pre(!told.some(({ flaws }) => flaws.some(isCleared)));
      const status = await serverStatus(form, draft, reserved);
      expect([201, 400, 422]).toContain(status);
      expect(status === 201).toBe(told.length === 0);
    }),
    { numRuns: 150 },
  );
});
