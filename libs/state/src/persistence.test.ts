import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, defineStore, KEPT_FOR_MS, persistRegistry, ROOT_KEY } from './index';

interface Draft {
  text: string;
  passport: string;
  write: (text: string) => void;
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);

const useDraft = defineStore<Draft>(
  'draft',
  (set) => ({ text: '', passport: '', write: (text) => set({ text, passport: 'X-1' }) }),
  {
    keep: { text: textOf },
  },
);

const start = (slug = 'demo', now = Date.now()) => {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug, storage: localStorage, now: () => now });
  return { draft: useDraft.in(registry), persistence, registry };
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
  const { draft, persistence, registry } = start();
  draft.getState().write('now');
  persistence.flush();
  expect(localStorage.getItem(ROOT_KEY)).toContain('now');
  expect(registry.keeping.getState().canKeep).toBe(true);
});

it('removes a draft 30 days after its last change', () => {
  const first = start('demo', 0);
  first.draft.getState().write('old');
  first.persistence.flush();
  expect(start('demo', KEPT_FOR_MS).draft.getState().text).toBe('old');
  expect(start('demo', KEPT_FOR_MS + 1).draft.getState().text).toBe('');
});

it('keeps a store as long as it says, whatever storage claims', () => {
  const day = 24 * 60 * 60 * 1000;
  const useChoice = defineStore<{ text: string; write: (text: string) => void }>(
    'choice',
    (set) => ({ text: '', write: (text) => set({ text }) }),
    { keep: { text: textOf }, keepForMs: 182 * day },
  );
  const choiceAt = (now: number) => {
    const registry = createRegistry();
    const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage, now: () => now });
    return { choice: useChoice.in(registry).getState(), persistence };
  };
  const { choice, persistence } = choiceAt(0);
  choice.write('no');
  persistence.flush();
  expect(choiceAt(182 * day).choice.text).toBe('no');
  expect(choiceAt(182 * day + 1).choice.text).toBe('');
  const forged = (localStorage.getItem(ROOT_KEY) ?? '').replace(/"keepForMs":\d+/u, '"keepForMs":1e300');
  localStorage.setItem(ROOT_KEY, forged);
  expect(choiceAt(4_000 * day).choice.text).toBe('');
});

describe('the end of a stay', () => {
  interface Note {
    text: string;
    sent: string;
    write: (text: string) => void;
    send: (id: string) => void;
  }
  const useNote = defineStore<Note>(
    'note',
    (set) => ({ text: '', sent: '', write: (text) => set({ text }), send: (id) => set({ sent: id }) }),
    {
      keep: { text: textOf, sent: textOf },
      drafts: ['text'],
    },
  );
  const useStay = defineStore<{ day?: string; know: (day: string) => void }>(
    'stay',
    (set) => ({ know: (day) => set({ day }) }),
    { keep: { day: textOf }, lastDay: ({ day }) => day },
  );
  const visitOn = (moment: string, slug = 'demo') => {
    const registry = createRegistry();
    const now = () => Date.parse(moment);
    const persistence = persistRegistry(registry, { slug, storage: localStorage, now });
    const note = useNote.in(registry);
    const stay = useStay.in(registry);
    return { ...persistence, note: note.getState, stay: stay.getState };
  };
  const writtenOn = (moment: string, text: string, day?: string, slug?: string) => {
    const { note, stay, flush } = visitOn(moment, slug);
    note().write(text);
    if (day) stay().know(day);
    flush();
  };

  it('removes its drafts, and nothing else', () => {
    writtenOn('2026-11-20T10:00:00Z', 'no peanuts', '2026-11-22');
    const during = visitOn('2026-11-22T23:00:00Z');
    expect(during.note().text).toBe('no peanuts');
    during.note().send('M-1');
    during.flush();
    expect(visitOn('2026-11-23T08:00:00Z').note()).toMatchObject({ text: '', sent: 'M-1' });
  });

  it('is known whatever was written first', () => {
    writtenOn('2026-11-20T10:00:00Z', 'no peanuts');
    const later = visitOn('2026-11-21T10:00:00Z');
    later.stay().know('2026-11-22');
    later.flush();
    expect(visitOn('2026-11-22T10:00:00Z').note().text).toBe('no peanuts');
    expect(visitOn('2026-11-23T10:00:00Z').note().text).toBe('');
  });

  it('ends nothing that was written after it, or at another hotel', () => {
    writtenOn('2026-11-20T10:00:00Z', 'elsewhere', undefined, 'other');
    writtenOn('2026-11-24T10:00:00Z', 'a lovely stay', '2026-11-22');
    expect(visitOn('2026-12-01T10:00:00Z').note().text).toBe('a lovely stay');
    expect(visitOn('2026-12-01T10:00:00Z', 'other').note().text).toBe('elsewhere');
  });

  it('leaves nothing of it on the device, even of stores that are never opened', () => {
    writtenOn('2026-11-20T10:00:00Z', 'no peanuts', '2026-11-22');
    const now = () => Date.parse('2026-11-23T08:00:00Z');
    persistRegistry(createRegistry(), { slug: 'other', storage: localStorage, now });
    vi.runAllTimers();
    expect(localStorage.getItem(ROOT_KEY)).not.toMatch(/peanuts|2026-11-22/u);
  });

  it('means nothing where storage tells nonsense', () => {
    writtenOn('2026-11-20T10:00:00Z', 'no peanuts', '2026-11-22');
    const forged = (localStorage.getItem(ROOT_KEY) ?? '')
      .replace('"lastDay":"2026-11-22"', '"lastDay":7')
      .replace('"drafts":["text"]', '"drafts":"text"');
    localStorage.setItem(ROOT_KEY, forged);
    expect(visitOn('2026-11-23T10:00:00Z').note().text).toBe('no peanuts');
  });
});

it.each([
  ['not JSON', '{'],
  ['another shape', '{"version":1,"slugs":{"demo":{"draft":7}}}'],
  ['a hotel that is nothing', '{"version":1,"slugs":{"other":null}}'],
  ['a hotel that is a word', '{"version":1,"slugs":{"demo":"x"}}'],
  ['a store that is nothing', '{"version":1,"slugs":{"demo":{"draft":null},"other":{"visit":null}}}'],
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

it('keeps nothing where storage refuses to write', () => {
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
  expect(registry.keeping.getState().canKeep).toBe(false);
});

it('tells when what was kept has come back, and lets a store write at once', () => {
  const registry = createRegistry();
  const told = vi.fn();
  registry.keeping.subscribe(told);
  const useKey = defineStore<{ key: string; send: () => void }>(
    'key',
    (set, _get, _api, { persistNow }) => ({
      key: '',
      send: () => {
        set({ key: 'K-1' });
        persistNow();
      },
    }),
    { keep: { key: textOf } },
  );
  expect(registry.keeping.getState().isRestored).toBe(false);
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  expect(told).toHaveBeenCalledOnce();
  expect(registry.keeping.getState().isRestored).toBe(true);
  useKey.in(registry).getState().send();
  expect(localStorage.getItem(ROOT_KEY)).toContain('K-1');
});

it('what is deleted in any tab is cleared in stores and this tab’s session, and none of that is written', () => {
  const useBooking = defineStore<{ lastDay?: string; guest?: string }>(
    'booking',
    (set, _get, _store, { onDeviceCleared }) => {
      onDeviceCleared(() => set({ lastDay: undefined, guest: undefined }));
      return {};
    },
    { keep: { lastDay: textOf } },
  );
  const { registry, persistence } = start();
  const booking = useBooking.in(registry);
  booking.setState({ lastDay: '2026-11-27', guest: 'Jules' });
  sessionStorage.setItem('reservation', 'X-1');
  persistence.flush();
  const tell = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  // The page that deletes announces it twice: before, so that no write is pending, and after.
  tell();
  localStorage.clear();
  tell();
  vi.runAllTimers();
  persistence.flush();
  expect(booking.getState()).toEqual({ lastDay: undefined, guest: undefined });
  expect(sessionStorage.getItem('reservation')).toBeNull();
  expect(localStorage.getItem(ROOT_KEY)).toBeNull();
});

it('is restored at once where the browser gives no storage', () => {
  const registry = createRegistry();
  const { flush } = persistRegistry(registry, { slug: 'demo', storage: undefined });
  useDraft.in(registry).getState().write('x');
  expect(flush).not.toThrow();
  expect(registry.keeping.getState().canKeep).toBe(false);
  expect(registry.keeping.getState().isRestored).toBe(true);
});

describe('a page that Back brings alive again', () => {
  const comeBack = (persisted = true) =>
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('shows nothing of what was deleted meanwhile, and does not write it again', () => {
    const { draft, persistence } = start();
    draft.getState().write('no peanuts');
    persistence.flush();
    localStorage.clear();
    comeBack();
    expect(draft.getState().text).toBe('');
    vi.runAllTimers();
    persistence.flush();
    expect(localStorage.getItem(ROOT_KEY)).toBeNull();
  });

  it('has what another document wrote meanwhile', () => {
    const { draft, persistence } = start();
    draft.getState().write('one');
    persistence.flush();
    const other = start();
    other.draft.getState().write('two');
    other.persistence.flush();
    comeBack(false);
    expect(draft.getState().text).toBe('one');
    comeBack();
    expect(draft.getState().text).toBe('two');
  });

  it('keeps what could not be written: it lives in this page alone', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    for (const storage of [full, undefined]) {
      const registry = createRegistry();
      const persistence = persistRegistry(registry, { slug: 'demo', storage });
      const draft = useDraft.in(registry);
      draft.getState().write('no peanuts');
      persistence.flush();
      comeBack();
      expect(draft.getState().text).toBe('no peanuts');
      persistence.stop();
    }
  });
});
