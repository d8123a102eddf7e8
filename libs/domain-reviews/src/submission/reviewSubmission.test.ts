import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createSubmissions, useSubmissionsStore, type KeptSubmission } from '@guest/submission';
import { aDevice, testConfig } from '@guest/testing';
import { reservationPrint, type VisitContext } from '@guest/visit';
import { reviewOf, signerOf } from '../model/buildReview';
import { emptyDraft } from '../model/draft';
import type { Theme } from '../model/form';
import { useReviewStore } from '../store/reviewStore';
import { aForm, aGuest } from '../test/builders';
import { reviewNetwork, CUSTOMER, REVIEW } from '../test/network';
import { reviewSubmission } from './reviewSubmission';

const HOTEL = 'hotel-des-lices';
const form = aForm({ _id: 'f', themes: [{ name: 'room', comment: 'optional' }] });
const [room] = form.themes as [Theme];
const client = createApi(testConfig, { origin: location.origin, retry: 0 });

/** A tab of the device, with its submissions at work. */
function aTab() {
  const registry = aDevice();
  const submissions = createSubmissions<VisitContext>({
    context: {
      registry,
      slug: 'demo',
      params: {},
      api: () => Promise.resolve(client),
      hoster: () => Promise.reject(new Error('Not asked for')),
    },
    sources: { review: () => Promise.resolve(reviewSubmission) },
    isOnline: () => true,
  });
  const store = useReviewStore.in(registry);
  const kept = () => useSubmissionsStore.in(registry).getState().entries.a;
  /** Keeps the draft as the form does, then tries to send it. */
  const send = (over: Partial<KeptSubmission> = {}) => {
    const { draft = emptyDraft } = store.getState();
    const guest = aGuest({ lastname: 'Moreau' });
    const outgoing = { hosterId: HOTEL, slug: 'demo', form, draft, isSigned: true, guest };
    const body = {
      signer: signerOf(outgoing),
      reservation: reservationPrint(registry, HOTEL),
      review: reviewOf(outgoing, new Date()),
      draft,
    };
    useSubmissionsStore
      .in(registry)
      .getState()
      .put({
        id: 'a',
        kind: 'review',
        keptOn: 'device',
        subject: '',
        label: 'Votre avis',
        body,
        keys: { customer: 'customer-key-of-a-test', review: 'review-key-of-a-test' },
        revision: 0,
        savedAt: Date.now(),
        status: 'waiting',
        tries: 0,
        ...over,
      });
    return submissions.attempt('a');
  };
  return {
    store,
    submissions,
    kept,
    send,
    rate: (score: number) => store.getState().answer(room, { score }),
  };
}

const KEY = `reservation/${HOTEL}`;
const [MINE, OTHER] = ['lices-demo-T7uQm2Xv9RkZa4', 'lices-demo-AnotherStay12345'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a review', () => {
  it('is posted after its customer, and its draft goes', async () => {
    const { posted } = await reviewNetwork();
    const { send, store, kept, rate } = aTab();
    rate(4);
    expect(await send()).toMatchObject({ status: 'received' });
    expect(posted()).toEqual([CUSTOMER, REVIEW]);
    expect(store.getState().draft).toBeUndefined();
    expect(kept()).toMatchObject({ status: 'received', receipt: { isAboveThreshold: true } });
    expect(kept()?.body).toBeUndefined();
  });

  it('is the same while it says the same, whatever the moment', () => {
    const { content } = reviewSubmission;
    const draft = { ...emptyDraft, answers: { room: { score: 4, scale: room.scale, comment: '' } } };
    const outgoing = { hosterId: HOTEL, slug: 'demo', form, draft, isSigned: false, guest: aGuest() };
    const bodyAt = (moment: string, over: object = {}) => ({
      reservation: null,
      review: reviewOf({ ...outgoing, ...over }, new Date(moment)),
      draft,
    });
    const said = JSON.stringify(content?.(bodyAt('2026-05-01')));
    expect(JSON.stringify(content?.(bodyAt('2026-05-02')))).toBe(said);
    const changed = { draft: { ...draft, globalComment: 'Merci' } };
    expect(JSON.stringify(content?.(bodyAt('2026-05-01', changed)))).not.toBe(said);
  });

  it('stays with the customer that was made for it, when only the second call failed', async () => {
    const { requests, answers, storage } = await reviewNetwork();
    answers(REVIEW, () => Response.error());
    const { send, submissions, rate, kept } = aTab();
    rate(5);
    expect(await send()).toMatchObject({ status: 'waiting' });
    answers(REVIEW, () => undefined);
    await submissions.flush();
    expect(kept()?.status).toBe('received');
    const customers = requests(CUSTOMER);
    expect(new Set(customers.map(({ key }) => key)).size).toBe(1);
    const sent = requests(REVIEW).at(-1);
    expect(await storage.hasCustomer(HOTEL, String(sent?.body.customer))).toBe(true);
  });

  it('removes its draft once the hotel has it, also when its page was closed in the middle', async () => {
    const { answers } = await reviewNetwork();
    answers(REVIEW, () => new Promise(() => {}));
    const first = aTab();
    first.rate(4);
    void first.send();
    await expect.poll(() => localStorage.getItem('root')).toContain('"status":"sending"');

    answers(REVIEW, () => undefined);
    const second = aTab();
    expect(second.store.getState().draft).toMatchObject({ answers: { room: { score: 4 } } });
    await second.submissions.flush();
    expect(second.kept()?.status).toBe('received');
    expect(second.store.getState().draft).toBeUndefined();
  });

  it('keeps what the guest has changed since', () => {
    const { store, rate } = aTab();
    rate(4);
    const before = store.getState().draft ?? emptyDraft;
    rate(5);
    store.getState().reset(before);
    expect(store.getState().draft).toBeDefined();
    store.getState().reset(store.getState().draft ?? emptyDraft);
    expect(store.getState().draft).toBeUndefined();
  });

  it('has its reservation from the tab alone, and only where it is the same', async () => {
    const { answers, reviews } = await reviewNetwork();
    sessionStorage.setItem(KEY, MINE);
    answers(REVIEW, () => Response.error());
    const { send, submissions, rate } = aTab();
    rate(4);
    expect(await send()).toMatchObject({ status: 'waiting' });
    expect(JSON.stringify({ ...localStorage })).not.toContain(MINE);
    sessionStorage.setItem(KEY, OTHER);
    await submissions.flush();
    sessionStorage.setItem(KEY, MINE);
    await submissions.flush();
    const ids = reviews().map(({ reservationId }) => reservationId);
    expect(new Set(ids.slice(0, -2))).toEqual(new Set([MINE]));
    expect([ids.includes(OTHER), ids.includes(undefined), ids.at(-1)]).toEqual([false, true, MINE]);
  });

  it('is there already when the same was sent with a reservation that this tab does not know', async () => {
    const { answers, reviews } = await reviewNetwork();
    sessionStorage.setItem(KEY, MINE);
    const first = aTab();
    first.rate(4);
    // The review arrives, but its answer is lost.
    answers(REVIEW, () => new Promise(() => {}));
    void first.send();
    await expect.poll(() => reviews().length).toBe(1);
    sessionStorage.removeItem(KEY);
    const type = 'urn:guest-web:problem:idempotency-key-reused';
    answers(REVIEW, () => Response.json({ type, title: 'used', status: 409 }, { status: 409 }));
    const second = aTab();
    await second.submissions.flush();
    expect(second.kept()).toMatchObject({ status: 'received', receipt: { links: [] } });
  });

  it('goes without its customer where the hotel does not take them, and says so', async () => {
    const { answers, reviews } = await reviewNetwork();
    answers(CUSTOMER, () => Response.json({ type: 'about:blank', title: 'No' }, { status: 422 }));
    const { send, rate } = aTab();
    rate(4);
    expect(await send()).toMatchObject({ status: 'received', receipt: { isNameless: true } });
    expect(reviews()[0]).not.toHaveProperty('customer');
  });

  it('waits where the customer cannot be told yet', async () => {
    const { answers, reviews } = await reviewNetwork();
    answers(CUSTOMER, () => Response.json({ type: 'about:blank', title: 'Slow' }, { status: 429 }));
    const { send, rate } = aTab();
    rate(4);
    expect(await send()).toMatchObject({ status: 'waiting' });
    expect(reviews()).toEqual([]);
  });

  it('is removed where storage holds something else in its place', async () => {
    const { requests } = await reviewNetwork();
    const { send } = aTab();
    expect(await send({ body: 'nonsense' })).toBeUndefined();
    expect(requests('POST')).toEqual([]);
  });
});

describe('what a device kept', () => {
  const kept = (review: object) =>
    localStorage.setItem(
      'root',
      JSON.stringify({ version: 1, slugs: { demo: { review: { at: Date.now(), fields: review } } } }),
    );

  it.each([
    ['nonsense', 'x'],
    ['a draft of a month ago', { answers: {}, globalComment: 'x', changedAt: Date.now() - 31 * 86_400_000 }],
    ['a draft without a moment', { answers: {} }],
  ])('is left out where it is %s', (_name, draft) => {
    kept({ draft });
    expect(aTab().store.getState().draft).toBeUndefined();
  });

  it('comes back as far as it can be read', () => {
    const changedAt = Date.now();
    kept({
      draft: {
        answers: { room: { score: 4, scale: 's', comment: 5 }, pool: { score: 1.5, scale: 's' }, spa: 'x' },
        changedAt,
        isSigned: 'yes',
      },
    });
    expect(aTab().store.getState().draft).toEqual({
      answers: {
        room: { score: 4, scale: 's', comment: '' },
        pool: { score: null, scale: 's', comment: '' },
      },
      globalComment: '',
      isSigned: undefined,
      changedAt,
    });
  });
});
