import { expect, it, vi } from 'vitest';
import { createRegistry, defineStore, idle, type Resource } from './index';

const useTea = defineStore<{ cups: number }>('tea', () => ({ cups: 0 }));
const useCake = defineStore<{ slices: number }>('cake', () => ({ slices: 0 }));

it('reports changes of stores made before and after, many in one turn once, until it is unsubscribed', async () => {
  const registry = createRegistry();
  const tea = useTea.in(registry);
  const heard = vi.fn();
  const end = registry.onChange(heard);
  tea.setState({ cups: 1 });
  useCake.in(registry).setState({ slices: 2 });
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  tea.setState({ cups: 3 });
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('knows what a server was still loading, of stores made before and after', () => {
  const registry = createRegistry();
  const usePot = defineStore<{ pot: Resource<string> }>('pot', () => ({ pot: idle }), { serve: ['pot'] });
  expect(registry.isWaiting()).toBe(false);
  registry.absorb({ pot: { pot: { status: 'loading' }, of: 'tea', milk: null }, tea: { cups: 1 } });
  expect(registry.isWaiting()).toBe(true);
  expect(usePot.in(registry).getState().pot).toEqual({ status: 'loading' });
  expect(registry.isWaiting()).toBe(true);
  registry.absorb({ pot: { pot: { status: 'failure', error: 'empty', kind: 'http' } } });
  expect(registry.isWaiting()).toBe(false);
});
