import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '@guest/api-client';
import { createRegistry } from '@guest/state';
import { usePapersStore } from './papersStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aPdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** No screen shows the field; the network is gone until it is restored. */
function aForm() {
  const store = usePapersStore.in(createRegistry());
  let tries = 0;
  let answers: (() => void)[] = [];
  const api = () => {
    tries += 1;
    return new Promise<Api>((_resolve, reject) => answers.push(() => reject(new Error('no network'))));
  };
  const target = { hosterId: 'h', maxBytes: 1_000, onOutcome: () => undefined };
  return {
    store,
    start: (name: string) => store.getState().start(api, aPdf(name), target),
    tries: () => tries,
    /** Makes every try that is under way fail. */
    fail: async () => {
      await vi.advanceTimersByTimeAsync(0);
      await vi.waitFor(() => expect(answers).not.toHaveLength(0));
      for (const answer of answers) answer();
      answers = [];
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('a line that never says that it is back is tried again, after growing pauses', async () => {
  const { store, start, tries, fail } = aForm();
  const id = start('recto.pdf');
  await fail();
  expect(store.getState().uploads[id]).toMatchObject({ status: 'waiting', problem: 'connection' });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(tries()).toBe(2);
  await fail();
  await vi.advanceTimersByTimeAsync(5_800);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(tries()).toBe(3);
});

it('what no try brought through is given up, which is said, and sent again when the guest asks', async () => {
  const { store, start, tries, fail } = aForm();
  const id = start('recto.pdf');
  const state = () => store.getState().uploads[id];
  for (let turn = 1; turn < 12; turn += 1) {
    await fail();
    expect(state()).toMatchObject({ status: 'waiting', problem: 'connection' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries()).toBe(turn + 1);
  }
  await fail();
  expect(state()).toMatchObject({ status: 'failed', problem: 'givenUp' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries()).toBe(12);
  store.getState().retry(id);
  await fail();
  expect(tries()).toBe(13);
  expect(state()).toMatchObject({ status: 'waiting', problem: 'connection' });
});

it('what waits for its next try goes at once when the guest asks', async () => {
  const { store, start, tries, fail } = aForm();
  const id = start('recto.pdf');
  await fail();
  store.getState().retry(id);
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(tries()).toBe(2);
});

it('a line that says so is tried at once, whichever screen is shown', async () => {
  const { start, tries, fail } = aForm();
  start('recto.pdf');
  await fail();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(2);
  // Nor once more when the pause is over.
  await vi.advanceTimersByTimeAsync(4_000);
  expect(tries()).toBe(2);
});

it('sends two at a time', async () => {
  const { store, start, tries, fail } = aForm();
  const ids = ['1.pdf', '2.pdf', '3.pdf'].map(start);
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(tries()).toBe(2));
  expect(ids.map((id) => store.getState().uploads[id]?.status)).toEqual(['sending', 'sending', 'sending']);
  await fail();
  expect(tries()).toBe(3);
});

it('what is given up is not tried again', async () => {
  const { store, start, tries, fail } = aForm();
  const id = start('recto.pdf');
  await fail();
  store.getState().cancel(id);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries()).toBe(1);
});
