import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createOutbox, useOutboxStore } from '@guest/outbox';
import { testConfig } from '@guest/testing';
import type { VisitContext } from '@guest/visit';
import type { Theme } from '../model/form';
import { aForm, aGuest } from '../test/builders';
import { aDevice, aListeningBackend, CUSTOMER, REVIEW } from '../test/network';
import { reviewSender } from './reviewSender';
import { useReviewStore } from './reviewStore';
import { submissionIn } from './submission';

const form = aForm({ _id: 'f', themes: [{ name: 'room', comment: 'optional' }] });
const [room] = form.themes as [Theme];
const client = createApi(testConfig, { origin: location.origin, retry: 0 });

/** A tab of the device, with the outbox at work. */
function aTab() {
  const registry = aDevice();
  const outbox = createOutbox<VisitContext>({
    context: {
      registry,
      slug: 'demo',
      params: {},
      api: () => Promise.resolve(client),
      hoster: () => Promise.reject(new Error('Not asked for')),
    },
    senders: { review: () => Promise.resolve(reviewSender) },
    isOnline: () => true,
  });
  const store = useReviewStore.in(registry);
  const box = useOutboxStore.in(registry);
  const entry = () => box.getState().entries[store.getState().entryId ?? ''];
  const send = (rest: { firstname?: string } = {}, reservationId?: string) =>
    store.getState().send(
      {
        outbox: () => Promise.resolve(outbox),
        entry: entry(),
        remove: box.getState().remove,
        label: 'Votre avis',
      },
      {
        hosterId: 'hotel-des-lices',
        slug: 'demo',
        form,
        isSigned: true,
        guest: aGuest({ lastname: 'Moreau', ...rest }),
        reservationId,
      },
    );
  return {
    store,
    box,
    outbox,
    entry,
    send,
    rate: (score: number) => store.getState().answer(room, { score }),
  };
}

const KEY = 'reservation/hotel-des-lices';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a review', () => {
  it('is nothing to send before it says anything', async () => {
    await aListeningBackend();
    const { send, store } = aTab();
    expect(await send()).toBeUndefined();
    expect(store.getState()).toMatchObject({ entryId: undefined, isSending: false });
  });

  it('leaves once, however often it is pressed, and the draft goes', async () => {
    const { posts } = await aListeningBackend();
    const { send, store, entry, rate } = aTab();
    rate(4);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first, second]).toEqual(['received', undefined]);
    expect(posts.map(({ path }) => path)).toEqual([CUSTOMER, REVIEW]);
    expect(store.getState()).toMatchObject({ draft: undefined, isSending: false, failure: undefined });
    expect(entry()).toMatchObject({ status: 'received', receipt: { isAboveThreshold: true } });
    expect(submissionIn(entry())).toBeUndefined();
  });

  it('goes under the same keys and of the same moment while it says the same', async () => {
    const { posts, answer } = await aListeningBackend();
    answer(REVIEW, () => Response.json({}, { status: 422 }));
    const { send, rate } = aTab();
    rate(4);
    expect(await send()).toBe('refused');
    expect(await send()).toBe('refused');
    rate(3);
    expect(await send()).toBe('refused');
    const [one, two, three] = posts.filter(({ path }) => path === REVIEW);
    expect([two?.key, two?.body.reviewedDate]).toEqual([one?.key, one?.body.reviewedDate]);
    expect(three?.key).not.toBe(one?.key);
  });

  it('stays with the customer that was made for it, when only the second call failed', async () => {
    const { posts, answer, storage } = await aListeningBackend();
    answer(REVIEW, () => Response.error());
    const { send, outbox, rate, entry } = aTab();
    rate(5);
    expect(await send()).toBe('saved');
    answer(REVIEW);
    await outbox.flush();
    expect(entry()?.status).toBe('received');
    const customers = posts.filter(({ path }) => path === CUSTOMER);
    expect(new Set(customers.map(({ key }) => key)).size).toBe(1);
    const sent = posts.filter(({ path }) => path === REVIEW).at(-1);
    expect(await storage.hasCustomer('hotel-des-lices', String(sent?.body.customer))).toBe(true);
  });

  it('lets its draft go once the hotel has it, also when its page went in the middle', async () => {
    const { answer } = await aListeningBackend();
    answer(REVIEW, () => new Promise(() => {}));
    const first = aTab();
    first.rate(4);
    void first.send();
    await expect.poll(() => localStorage.getItem('root')).toContain('"status":"sending"');

    answer(REVIEW);
    const second = aTab();
    expect(second.store.getState().draft).toMatchObject({ answers: { room: { score: 4 } } });
    await second.outbox.flush();
    expect(second.entry()?.status).toBe('received');
    expect(second.store.getState().draft).toBeUndefined();
  });

  it('keeps what the guest has changed since', () => {
    const { store, rate } = aTab();
    rate(4);
    store.getState().letGo((store.getState().draft?.changedAt ?? 0) - 1);
    expect(store.getState().draft).toBeDefined();
    store.getState().letGo(store.getState().draft?.changedAt ?? 0);
    expect(store.getState().draft).toBeUndefined();
  });

  it('keeps what was typed while it was sent', async () => {
    const { answer } = await aListeningBackend();
    let release: () => void = () => {};
    answer(REVIEW, () => new Promise<undefined>((done) => (release = () => done(undefined))));
    const { send, store, rate, entry } = aTab();
    rate(4);
    const sending = send();
    await expect.poll(() => entry()?.status).toBe('sending');
    await expect.poll(() => release.length === 0 && store.getState().isSending).toBe(true);
    store.getState().describe({ globalComment: 'Et merci' });
    await expect.poll(() => (release(), entry()?.status)).toBe('received');
    expect(await sending).toBe('received');
    expect(store.getState().draft).toMatchObject({ globalComment: 'Et merci' });
  });

  it('has its reservation from the tab alone, and only where it is the same', async () => {
    const { answer, reviews } = await aListeningBackend();
    const [mine, other] = ['lices-demo-T7uQm2Xv9RkZa4', 'lices-demo-AnotherStay12345'];
    sessionStorage.setItem(KEY, mine);
    answer(REVIEW, () => Response.error());
    const { send, outbox, rate } = aTab();
    rate(4);
    expect(await send({}, mine)).toBe('saved');
    expect(JSON.stringify({ ...localStorage })).not.toContain(mine);
    sessionStorage.setItem(KEY, other);
    await outbox.flush();
    sessionStorage.setItem(KEY, mine);
    await outbox.flush();
    const ids = reviews().map(({ reservationId }) => reservationId);
    expect(new Set(ids.slice(0, -2))).toEqual(new Set([mine]));
    expect([ids.includes(other), ids.includes(undefined), ids.at(-1)]).toEqual([false, true, mine]);
  });

  it('is there already when the same was sent with a reservation that this tab does not know', async () => {
    const { answer, reviews } = await aListeningBackend();
    const mine = 'lices-demo-T7uQm2Xv9RkZa4';
    sessionStorage.setItem(KEY, mine);
    const first = aTab();
    first.rate(4);
    // It arrives; the answer does not.
    answer(REVIEW, () => new Promise(() => {}));
    void first.send({}, mine);
    await expect.poll(() => reviews().length).toBe(1);
    sessionStorage.removeItem(KEY);
    const type = 'urn:guest-web:problem:idempotency-key-reused';
    answer(REVIEW, () => Response.json({ type, title: 'used', status: 409 }, { status: 409 }));
    const second = aTab();
    await second.outbox.flush();
    expect(second.entry()).toMatchObject({ status: 'received', receipt: { links: [] } });
  });

  it('goes without its customer where the hotel does not take them, and says so', async () => {
    const { answer, reviews } = await aListeningBackend();
    answer(CUSTOMER, () => Response.json({ type: 'about:blank', title: 'No' }, { status: 422 }));
    const { send, rate, entry } = aTab();
    rate(4);
    expect(await send()).toBe('received');
    expect(reviews()[0]).not.toHaveProperty('customer');
    expect(entry()?.receipt).toMatchObject({ isNameless: true });
  });

  it('waits where the customer cannot be told yet', async () => {
    const { answer, reviews } = await aListeningBackend();
    answer(CUSTOMER, () => Response.json({ type: 'about:blank', title: 'Slow' }, { status: 429 }));
    const { send, rate } = aTab();
    rate(4);
    expect(await send()).toBe('saved');
    expect(reviews()).toEqual([]);
  });

  it('that was refused is read before it goes, and what was begun since comes back', async () => {
    const { answer } = await aListeningBackend();
    answer(REVIEW, () => Response.error());
    const { send, outbox, store, rate, entry } = aTab();
    rate(1);
    expect(await send()).toBe('saved');
    answer(REVIEW, () => Response.json({}, { status: 422 }));
    await outbox.flush();
    const refused = entry();
    expect(refused?.status).toBe('refused');
    rate(5);
    store.getState().takeUp(refused as never);
    expect(store.getState().draft?.answers.room?.score).toBe(1);
    rate(2);
    // Once more changes nothing: it is in hand.
    store.getState().takeUp(refused as never);
    expect(store.getState().draft?.answers.room?.score).toBe(2);
    answer(REVIEW);
    expect(await send()).toBe('received');
    expect(store.getState().draft?.answers.room?.score).toBe(5);
    expect(await send()).toBe('received');
    expect(store.getState().draft).toBeUndefined();
  });

  it('that was refused unread is a draft again once the next one is sent', async () => {
    const { answer } = await aListeningBackend();
    answer(REVIEW, () => Response.error());
    const { send, outbox, store, rate } = aTab();
    rate(1);
    expect(await send()).toBe('saved');
    answer(REVIEW, () => Response.json({}, { status: 422 }));
    await outbox.flush();
    rate(5);
    answer(REVIEW);
    expect(await send()).toBe('received');
    expect(store.getState().draft?.answers.room?.score).toBe(1);
  });

  it('that was refused after a reload is taken up as it was changed since', async () => {
    const { answer } = await aListeningBackend();
    answer(REVIEW, () => new Promise(() => {}));
    const first = aTab();
    first.rate(1);
    void first.send();
    await expect.poll(() => localStorage.getItem('root')).toContain('"status":"sending"');
    answer(REVIEW, () => Response.json({}, { status: 422 }));
    const { outbox, store, rate, entry } = aTab();
    await outbox.flush();
    rate(2);
    store.getState().takeUp(entry() as never);
    expect(store.getState()).toMatchObject({ draft: { answers: { room: { score: 2 } } }, laidAside: [] });
  });

  it('is refused where storage holds something else in its place', async () => {
    const { posts } = await aListeningBackend();
    const { outbox } = aTab();
    const entry = await outbox.submit({
      id: 'x',
      kind: 'review',
      hosterId: 'hotel-des-lices',
      slug: 'demo',
      label: 'Votre avis',
      keys: { customer: 'a', review: 'b' },
      body: 'nonsense',
    });
    expect(entry).toMatchObject({ status: 'refused' });
    expect(posts).toEqual([]);
  });

  it('says that nothing was kept when not even the outbox comes', async () => {
    const { store, rate } = aTab();
    rate(4);
    const status = await store
      .getState()
      .send(
        { outbox: () => Promise.reject(new Error('gone')), entry: undefined, remove: () => {}, label: '' },
        { hosterId: 'h', slug: 'demo', form, isSigned: false, guest: aGuest(), reservationId: undefined },
      );
    expect(status).toBeUndefined();
    expect(store.getState()).toMatchObject({ failure: { kind: 'offline' }, isSending: false });
    expect(store.getState().draft).toBeDefined();
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
  ])('is let go where it is %s', (_name, draft) => {
    kept({ draft, entryId: 7 });
    expect(aTab().store.getState()).toMatchObject({ draft: undefined, entryId: undefined });
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
