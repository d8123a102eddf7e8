import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, defineStore, persistRegistry, ROOT_KEY } from './index';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('two tabs', () => {
  interface Cart {
    lines: Record<string, number>;
    put: (id: string, count: number | undefined) => void;
  }
  const useCart = defineStore<Cart>(
    'cart',
    (set, get) => ({
      lines: {},
      put: (id, count) => {
        const { [id]: _, ...others } = get().lines;
        set({ lines: count === undefined ? others : { ...others, [id]: count } });
      },
    }),
    {
      keep: {
        lines: (raw) =>
          Object.fromEntries(
            Object.entries(raw as Record<string, number>).filter(([, count]) => count < 100),
          ),
      },
      collections: ['lines'],
    },
  );
  const aTab = () => {
    const registry = createRegistry();
    const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
    const cart = useCart.in(registry);
    return { cart, ...persistence, put: cart.getState().put, lines: () => cart.getState().lines };
  };
  const kept = () => aTab().lines();
  const tellOthers = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY }));

  it('keep what each of them changed', () => {
    const [one, other] = [aTab(), aTab()];
    one.put('bike', 1);
    one.flush();
    other.put('tea', 2);
    other.flush();
    expect(kept()).toEqual({ bike: 1, tea: 2 });
  });

  it('never restore what one of them removed', () => {
    const first = aTab();
    first.put('bike', 1);
    first.flush();
    const [one, other] = [aTab(), aTab()];
    one.put('bike', undefined);
    one.flush();
    other.put('tea', 2);
    other.flush();
    expect(kept()).toEqual({ tea: 2 });
  });

  it('see each other’s changes, and keep their own that are not written yet', () => {
    const [one, other] = [aTab(), aTab()];
    other.put('tea', 2);
    one.put('bike', 1);
    one.flush();
    tellOthers();
    expect(other.lines()).toEqual({ bike: 1, tea: 2 });
    other.put('bike', undefined);
    other.flush();
    expect(kept()).toEqual({ tea: 2 });
  });

  it('keep the later one of two changes of the same entry', () => {
    const [one, other] = [aTab(), aTab()];
    one.put('bike', 1);
    other.put('bike', 2);
    one.flush();
    other.flush();
    expect(kept()).toEqual({ bike: 2 });
  });

  it('never mix their versions of an object that is no collection', () => {
    interface Review {
      draft: { score?: number; comment?: string };
      change: (part: Review['draft']) => void;
    }
    const useReview = defineStore<Review>(
      'review',
      (set, get) => ({ draft: {}, change: (part) => set({ draft: { ...get().draft, ...part } }) }),
      { keep: { draft: (raw) => raw as Review['draft'] } },
    );
    const open = () => {
      const registry = createRegistry();
      const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
      return { review: useReview.in(registry).getState, ...persistence };
    };
    const [one, other] = [open(), open()];
    one.review().change({ score: 2 });
    other.review().change({ comment: 'lovely' });
    one.flush();
    other.flush();
    expect(open().review().draft).toEqual({ comment: 'lovely' });
    tellOthers();
    expect(one.review().draft).toEqual({ comment: 'lovely' });
  });

  it('render nothing again that says the same', () => {
    const [one, other] = [aTab(), aTab()];
    other.put('tea', 2);
    other.flush();
    const before = other.lines();
    one.stop();
    tellOthers();
    expect(other.lines()).toBe(before);
  });

  it('write nothing again after one of them deleted everything', () => {
    const [one, other] = [aTab(), aTab()];
    one.put('bike', 1);
    one.flush();
    other.put('tea', 2);
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    vi.runAllTimers();
    expect(other.lines()).toEqual({});
    expect(localStorage.getItem(ROOT_KEY)).toBeNull();
  });

  it('clear together what is removed from the device', () => {
    const one = aTab();
    one.put('bike', 1);
    one.flush();
    localStorage.removeItem(ROOT_KEY);
    tellOthers();
    expect(one.lines()).toEqual({});
  });

  it('leave nothing on the device that cannot be read any more', () => {
    const one = aTab();
    one.put('bike', 1);
    one.put('old', 200);
    one.flush();
    one.stop();
    expect(kept()).toEqual({ bike: 1 });
    vi.runAllTimers();
    expect(localStorage.getItem(ROOT_KEY)).not.toContain('old');
  });
});
