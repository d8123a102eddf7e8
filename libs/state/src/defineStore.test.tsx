import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createRegistry, defineDraftStore, defineStore, RegistryProvider } from './index';

interface Counter {
  count: number;
  secret: string;
  add: () => void;
}

const useCounter = defineStore<Counter>(
  'counter',
  (set) => ({
    count: 0,
    secret: 'guest',
    add: () => set(({ count }) => ({ count: count + 1 })),
  }),
  { serve: ['count'], keep: { secret: String } },
);

function Count() {
  return <p>{useCounter((state) => state.count)}</p>;
}

it('keeps one instance per registry: requests and tests never meet', () => {
  const [one, other] = [createRegistry(), createRegistry()];
  useCounter.in(one).getState().add();
  expect(useCounter.in(one).getState().count).toBe(1);
  expect(useCounter.in(other).getState().count).toBe(0);
});

it('shows the state now while rendering on a server, not the initial one', () => {
  const registry = createRegistry({ isServer: true });
  useCounter.in(registry).getState().add();
  const html = renderToString(
    <RegistryProvider registry={registry}>
      <Count />
    </RegistryProvider>,
  );
  expect(html).toBe('<p>1</p>');
});

it('hydrates against what the server rendered, then shows what changed since', () => {
  const registry = createRegistry();
  registry.absorb({ counter: { count: 4 } });
  useCounter.in(registry).getState().add();
  expect(registry.rendered(useCounter).count).toBe(4);
  render(
    <RegistryProvider registry={registry}>
      <Count />
    </RegistryProvider>,
  );
  expect(screen.getByText('5')).toBeInTheDocument();
  act(() => useCounter.in(registry).getState().add());
  expect(screen.getByText('6')).toBeInTheDocument();
});

it('serves only the served fields, and each change once', () => {
  const registry = createRegistry({ isServer: true });
  useCounter.in(registry).getState().add();
  expect(registry.takeServed()).toEqual({ counter: { count: 1 } });
  expect(registry.takeServed()).toEqual({});
  useCounter.in(registry).getState().add();
  expect(registry.takeServed()).toEqual({ counter: { count: 2 } });
});

it('applies data that comes before or after the store is made', () => {
  const registry = createRegistry();
  registry.absorb({ counter: { count: 1 } });
  expect(useCounter.in(registry).getState().count).toBe(1);
  registry.absorb({ counter: { count: 2 } });
  expect(useCounter.in(registry).getState().count).toBe(2);
});

it('tells stores when the page was made, also those made before its data came', () => {
  const useAged = defineStore<{ ageOf: () => number | undefined }>(
    'aged',
    (_set, _get, _api, { madeAt }) => ({
      ageOf: madeAt,
    }),
  );
  const registry = createRegistry();
  const { ageOf } = useAged.in(registry).getState();
  expect(ageOf()).toBeUndefined();
  registry.absorb({}, 1_790_000_000_000);
  // Late parts belong to the same page.
  registry.absorb({ counter: { count: 1 } });
  expect([ageOf(), registry.madeAt()]).toEqual([1_790_000_000_000, 1_790_000_000_000]);
});

it('says what is missing when there is no registry', () => {
  expect(() => renderToString(<Count />)).toThrow('RegistryProvider');
});

it('gives a draft to stores of several levels, and leaves what was there as it was', () => {
  interface Trip {
    days: Record<string, { steps: string[] }>;
    walk: (day: string, step: string) => void;
  }
  const useTrip = defineDraftStore<Trip>('trip', (set) => ({
    days: { monday: { steps: [] }, tuesday: { steps: [] } },
    walk: (day, step) => set(({ days }) => void days[day]?.steps.push(step)),
  }));
  const store = useTrip.in(createRegistry());
  const before = store.getState().days;
  store.getState().walk('monday', 'Rennes');
  expect(before.monday?.steps).toEqual([]);
  expect(store.getState().days.monday?.steps).toEqual(['Rennes']);
  expect(store.getState().days.tuesday).toBe(before.tuesday);
});
