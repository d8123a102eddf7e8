import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '@guest/api-client';
import type { CheckinRequest, Extras } from '@guest/api-contract';
import { aDraft, aForm, aPerson } from '../test/builders';
import { stepsOf } from '../model/steps';
import type { Submission } from './reviveAnswers';
import { sendCheckin } from './sendCheckin';

const steps = stepsOf(
  aForm({ clientInfo: { fields: { phone: { selectedCountry: 'FR' } } }, promotionInfo: { fields: {} } }),
);
const wishes = { upselle: 'suite', quantities: { cider: 2 } };
const checkin = {
  hosterId: 'h',
  timeZone: 'Europe/Paris',
  steps,
  draft: aDraft({ client: aPerson({ phone: '06 39 98 12 34' }), wishes }),
  consents: [],
  context: { today: '2026-11-21' },
  parts: [],
  language: 'fr' as const,
};

interface Now {
  changedAt?: number;
  offers?: Extras;
  /** How often the hotel says that the key was used for another body. */
  refusals?: number;
  /** As typed now, where it is not what it was. */
  phone?: string;
}
type Body = Pick<CheckinRequest, 'extras' | 'revision'>;

let count = 0;
/** The customers that the hotel made, by the keys they came with. */
const customers = new Map<string, unknown>();
beforeEach(() => customers.clear());

/** Sends after an earlier try; what went out, and what was kept of it. */
async function send(kept?: Submission, { changedAt = 1, offers, refusals = 0, phone: typed }: Now = {}) {
  const phones: unknown[] = [];
  const submissions: Submission[] = [];
  const posts: { extras: unknown; revision: number | undefined; key: string }[] = [];
  const calls = {
    newAttempt: () => {
      count += 1;
      return { key: `key-${count}`, headers: { 'Idempotency-Key': `key-${count}` } };
    },
    postCustomer: vi.fn((_client: unknown, { phone }: { phone?: string }, { key }: Attempt) => {
      phones.push(phone);
      const known = customers.get(key);
      if (known !== undefined && known !== phone)
        return Promise.reject(
          Object.assign(new Error('used for another customer'), { kind: 'http', status: 409 }),
        );
      customers.set(key, phone);
      return Promise.resolve({ _id: key });
    }),
    postCheckin: (_client: unknown, { extras, revision }: Body, { key }: Attempt) => {
      posts.push({ extras, revision, key });
      return posts.length > refusals
        ? Promise.resolve({ _id: 'checkin' })
        : Promise.reject(Object.assign(new Error('used for another body'), { kind: 'http', status: 409 }));
    },
  };
  await sendCheckin({ client: {}, calls } as never, {
    checkin: {
      ...checkin,
      offers,
      ...(typed && { draft: aDraft({ client: aPerson({ phone: typed }), wishes }) }),
    },
    reservationKey: undefined,
    kept,
    draftId: 'a',
    changedAt,
    onSubmission: (submission) => submissions.push(submission),
    onPapersRefused: () => undefined,
    onExtrasRefused: () => undefined,
    onTextsRefused: () => undefined,
    onReservationRefused: () => undefined,
  });
  return { phone: phones[0], submission: submissions.at(-1) as Submission, posts };
}

it('sends the number that the guest has read, and the same again', async () => {
  const first = await send();
  expect(first.phone).toBe('06 39 98 12 34');
  expect(await send(first.submission)).toEqual(first);
});

describe('after a try without an answer', () => {
  const offers = {
    upselles: [{ _id: 'suite' }],
    extras: [{ _id: 'cider', maxQuantity: 5 }],
  } as unknown as Extras;
  const wished = [
    { _id: 'suite', quantity: 1 },
    { _id: 'cider', quantity: 2 },
  ];

  it('what the guest changed goes by the same key, as a revision of it', async () => {
    const first = await send();
    expect(first.posts).toMatchObject([{ revision: undefined }]);
    const second = await send(first.submission, { changedAt: 2 });
    expect(second.posts).toEqual([{ ...first.posts[0], revision: 1 }]);
    const third = await send(second.submission, { changedAt: 3 });
    expect(third.posts).toEqual([{ ...first.posts[0], revision: 2 }]);
    // And a mere repeat is a repeat.
    expect((await send(third.submission, { changedAt: 3 })).posts).toEqual(third.posts);
  });

  it('the wishes go again as they went, where the offers do not load', async () => {
    const first = await send(undefined, { offers });
    expect(first.posts).toMatchObject([{ extras: wished }]);
    expect((await send(first.submission)).posts).toEqual(first.posts);
    // Withdrawn is another thing.
    const withdrawn = { ...offers, upselles: [] };
    const later = await send(first.submission, { offers: withdrawn });
    expect(later.posts).toEqual([{ ...first.posts[0], extras: [wished[1]], revision: 1 }]);
  });

  it('makes no second customer while nothing of the guest’s own has changed, and one where something has', async () => {
    const first = await send();
    const second = await send(first.submission, { changedAt: 2 });
    expect(customers.size).toBe(1);
    const third = await send(second.submission, { changedAt: 3, phone: '+33639981235' });
    expect(customers.size).toBe(2);
    expect(third.posts).toMatchObject([{ revision: 2 }]);
    expect(third.submission.customer).not.toEqual(first.submission.customer);
    // And the key it has by now is the one that stays.
    await send(third.submission, { changedAt: 4, phone: '+33639981235', refusals: 1 });
    expect(customers.size).toBe(2);
  });

  it('another form is another check-in', async () => {
    const first = await send();
    const other = await send({ ...first.submission, draftId: 'b' });
    expect(other.posts[0]?.revision).toBeUndefined();
    expect(other.posts[0]?.key).not.toBe(first.posts[0]?.key);
  });

  it('a body that differs for another reason goes as a revision, once', async () => {
    const first = await send();
    const again = await send(first.submission, { refusals: 1 });
    expect(again.posts).toEqual([first.posts[0], { ...first.posts[0], revision: 1 }]);
    expect(again.submission.revision).toBe(1);
    await expect(send(first.submission, { refusals: 2 })).rejects.toThrow('used for another body');
  });
});
