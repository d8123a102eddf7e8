import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistry, defineStore, forgetKept, KEPT_FOR_MS, persistRegistry, ROOT_KEY } from './index';

interface Draft {
  text: string;
  passport: string;
  write: (text: string) => void;
}

const useDraft = defineStore<Draft>(
  'draft',
  (set) => ({ text: '', passport: '', write: (text) => set({ text, passport: 'X-1' }) }),
  {
    keep: ['text'],
    revive: (kept) => (typeof kept.text === 'string' ? { text: kept.text } : undefined),
  },
);

const start = (slug = 'demo', now = Date.now()) => {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug, storage: localStorage, now: () => now });
  return { draft: useDraft.in(registry), persistence };
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('keeps the named fields under `root`, off the tap’s path, and restores them', () => {
  const first = start();
  first.draft.getState().write('no peanuts');
  expect(localStorage.getItem(ROOT_KEY)).toBeNull();
  vi.runAllTimers();
  expect(localStorage.getItem(ROOT_KEY)).toContain('no peanuts');
  expect(localStorage.getItem(ROOT_KEY)).not.toContain('X-1');
  expect(start().draft.getState().text).toBe('no peanuts');
});

it('keeps hotels apart', () => {
  const first = start('demo');
  first.draft.getState().write('for demo');
  first.persistence.flush();
  expect(start('other').draft.getState().text).toBe('');
});

it('writes at once when the page goes away', () => {
  const { draft, persistence } = start();
  draft.getState().write('now');
  persistence.flush();
  expect(localStorage.getItem(ROOT_KEY)).toContain('now');
});

it('lets a draft go 30 days after its last change', () => {
  const first = start('demo', 0);
  first.draft.getState().write('old');
  first.persistence.flush();
  expect(start('demo', KEPT_FOR_MS).draft.getState().text).toBe('old');
  expect(start('demo', KEPT_FOR_MS + 1).draft.getState().text).toBe('');
});

it.each([
  ['not JSON', '{'],
  ['another shape', '{"version":1,"slugs":{"demo":{"draft":7}}}'],
  ['another version', '{"version":9,"slugs":{}}'],
  ['a field of the wrong type', '{"version":1,"slugs":{"demo":{"draft":{"at":1,"fields":{"text":7}}}}}'],
])('begins anew where storage holds %s', (_name, held) => {
  localStorage.setItem(ROOT_KEY, held);
  const { draft, persistence } = start('demo', 2);
  expect(draft.getState().text).toBe('');
  draft.getState().write('fresh');
  persistence.flush();
  expect(localStorage.getItem(ROOT_KEY)).toContain('fresh');
});

it('goes on without memory where storage refuses to write', () => {
  const registry = createRegistry();
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const persistence = persistRegistry(registry, { slug: 'demo', storage });
  useDraft.in(registry).getState().write('kept in memory');
  expect(() => persistence.flush()).not.toThrow();
  expect(useDraft.in(registry).getState().text).toBe('kept in memory');
});

it('forgets everything when asked', () => {
  const { draft, persistence } = start();
  draft.getState().write('x');
  persistence.flush();
  forgetKept(localStorage);
  expect(localStorage.getItem(ROOT_KEY)).toBeNull();
});
