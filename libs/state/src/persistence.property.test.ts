import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistry, defineStore, persistRegistry, ROOT_KEY } from './index';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

interface Form {
  form: { id: string; name: string; stay: { day: string } };
  ids: string[];
  name: (name: string) => void;
}
const empty = { id: '', name: '', stay: { day: '' } };
const record = (value: unknown) => (typeof value === 'object' ? { ...value } : {}) as Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const useForm = defineStore<Form>(
  'form',
  (set, get) => ({
    form: empty,
    ids: [],
    name: (name) => set({ form: { ...get().form, id: 'new', name } }),
  }),
  {
    keep: {
      form: (raw) => {
        const { id, name, stay } = record(raw);
        const isOver = text(record(stay).day) === 'past';
        return isOver ? empty : { id: text(id), name: text(name), stay: { day: text(record(stay).day) } };
      },
      ids: (raw) => (Array.isArray(raw) ? raw.map(text) : []),
    },
  },
);
const hold = (fields: unknown) =>
  localStorage.setItem(
    ROOT_KEY,
    JSON.stringify({ version: 1, slugs: { demo: { form: { at: 1, fields } } } }),
  );
const held = () =>
  (
    JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}') as {
      slugs: { demo: { form: { at: number; fields: Pick<Form, 'form' | 'ids'> } } };
    }
  ).slugs.demo.form;
const open = (now = 2) => {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage, now: () => now });
  return { store: useForm.in(registry), ...persistence };
};
const shown = ({ store }: ReturnType<typeof open>) => {
  const { form, ids } = store.getState();
  return { form, ids };
};
const word = fc.constantFrom('', 'a', 'past', 7, null);
const anyForm = fc.record(
  {
    id: word,
    name: word,
    stay: fc.oneof(word, fc.record({ day: word, old: word }, { requiredKeys: [] })),
    old: word,
  },
  { requiredKeys: [] },
);
const anyFields = fc.record(
  { form: fc.oneof(word, anyForm), ids: fc.oneof(word, fc.array(word)), gone: word },
  { requiredKeys: [] },
);
const tellOthers = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY }));

it('whatever storage holds says what the page says once that is restored, and lives no longer for it', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      hold(fields);
      const tab = open();
      vi.runAllTimers();
      expect(held()).toMatchObject({ at: 1 });
      expect(held().fields).toEqual(shown(tab));
      tab.stop();
    }),
  );
});

it('what another tab put there as well, and nothing of it mixes into what is typed next', () => {
  fc.assert(
    fc.property(anyFields, anyFields, (before, after) => {
      hold(before);
      const tab = open();
      vi.runAllTimers();
      hold(after);
      tellOthers();
      tab.store.getState().name('mine');
      vi.runAllTimers();
      expect(held().fields).toEqual(shown(tab));
      tab.stop();
    }),
  );
});

it('nothing stays of a form that is over', () => {
  hold({ form: { id: 'old', name: 'Le Goff', stay: { day: 'past' } }, ids: [] });
  const tab = open();
  expect(shown(tab).form).toEqual(empty);
  tab.store.getState().name('Martin');
  vi.runAllTimers();
  expect(held()).toMatchObject({
    at: 2,
    fields: { form: { id: 'new', name: 'Martin', stay: { day: '' } } },
  });
  tab.stop();
});

it('a form that was over is kept whole once its day is corrected', () => {
  const tab = open();
  tab.store.getState().name('Martin');
  vi.runAllTimers();
  const { form } = tab.store.getState();
  tab.store.setState({ form: { ...form, stay: { day: 'past' } } });
  vi.runAllTimers();
  tab.store.setState({ form: { ...form, stay: { day: 'next' } } });
  vi.runAllTimers();
  expect(held().fields.form).toEqual({ id: 'new', name: 'Martin', stay: { day: 'next' } });
  tab.stop();
});

it('tabs that read it differently do not answer each other for ever', () => {
  hold({ form: empty, ids: [], later: 'x' });
  const [one, other] = [open(), open()];
  for (let round = 0; round < 5; round += 1) {
    hold({ form: { ...empty, later: round }, ids: [] });
    tellOthers();
    vi.runAllTimers();
  }
  expect(localStorage.getItem(ROOT_KEY)).toContain('later');
  one.stop();
  other.stop();
});
