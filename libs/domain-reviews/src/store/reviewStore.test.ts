import { beforeEach, expect, it } from 'vitest';
import { createRegistry, persistRegistry, ROOT_KEY } from '@guest/state';
import { aTheme } from '../test/builders';
import { useReviewStore } from './reviewStore';

beforeEach(() => localStorage.clear());

function aTab() {
  const registry = createRegistry();
  const { flush } = persistRegistry(registry, { slug: 'demo', storage: localStorage });
  const review = useReviewStore.in(registry);
  return { flush, review: review.getState, draft: () => review.getState().draft };
}

it('is never one review out of two tabs: the one that was changed last is kept', () => {
  const room = aTheme({ name: 'room' });
  const first = aTab();
  first.review().answer(room, { score: 3 });
  first.flush();
  const [one, other] = [aTab(), aTab()];
  one.review().answer(room, { score: 1, comment: 'Noisy' });
  other.review().describe({ globalComment: 'A lovely stay' });
  one.flush();
  other.flush();
  expect(aTab().draft()).toEqual(other.draft());
  expect(aTab().draft()).toMatchObject({
    answers: { room: { score: 3, comment: '' } },
    globalComment: 'A lovely stay',
  });
  globalThis.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY }));
  expect(one.draft()).toEqual(other.draft());
});
