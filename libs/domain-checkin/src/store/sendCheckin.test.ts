import { expect, it, vi } from 'vitest';
import { aDraft, aForm, aPerson } from '../test/builders';
import { stepsOf } from '../model/steps';
import type { Submission } from './reviveAnswers';
import { sendCheckin } from './sendCheckin';

const steps = stepsOf(aForm({ clientInfo: { fields: { phone: { selectedCountry: 'FR' } } } }));
const checkin = {
  hosterId: 'h',
  timeZone: 'Europe/Paris',
  steps,
  draft: aDraft({ client: aPerson({ phone: '06 39 98 12 34' }) }),
  consents: [],
  context: { today: '2026-11-21' },
  parts: [],
  language: 'fr' as const,
};

/** Sends after an earlier try; what went out, and what was kept of it. */
async function send(kept?: Submission) {
  const phones: unknown[] = [];
  const submissions: Submission[] = [];
  const calls = {
    newAttempt: () => ({ key: 'new', headers: { 'Idempotency-Key': 'new' } }),
    postCustomer: vi.fn((_client: unknown, { phone }: { phone?: string }) => {
      phones.push(phone);
      return Promise.resolve({ _id: 'customer' });
    }),
    postCheckin: () => Promise.resolve({ _id: 'checkin' }),
  };
  await sendCheckin({ client: {}, calls } as never, {
    checkin,
    reservationKey: undefined,
    kept,
    changedAt: 1,
    onSubmission: (submission) => submissions.push(submission),
    onPapersRefused: () => undefined,
    onReservationRefused: () => undefined,
  });
  return { phone: phones[0], submission: submissions[0] as Submission };
}

it('reads a number as the world writes it, and the same way again', async () => {
  const first = await send();
  expect(first.phone).toBe('+33639981234');
  expect(await send(first.submission)).toEqual(first);
});

it('sends the same body by the same key: what went out unread goes out unread again', async () => {
  const { submission } = await send();
  const unread = { ...submission, hasPhoneTables: false };
  expect(await send(unread)).toEqual({ phone: '06 39 98 12 34', submission: unread });
});
