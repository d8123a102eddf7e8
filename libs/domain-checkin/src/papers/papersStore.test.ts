import { expect, it, vi } from 'vitest';
import { createRegistry } from '@guest/state';
import { usePapersStore } from './papersStore';

it('a form that is given up takes its uploads along: nothing is heard of them any more', async () => {
  const store = usePapersStore.in(createRegistry());
  const onOutcome = vi.fn();
  const target = { hosterId: 'h', maxBytes: 1_000, onOutcome };
  let answer = (_client: never) => {};
  const api = () =>
    new Promise<never>((resolve) => {
      answer = resolve;
    });
  store.getState().start(api, new File(['%PDF-1.7\n'], 'recto.pdf', { type: 'application/pdf' }), target);
  await vi.waitFor(() => expect(Object.values(store.getState().uploads)).toMatchObject([{ size: 9 }]));
  onOutcome.mockClear();
  store.getState().dropAll();
  answer({} as never);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(store.getState().uploads).toEqual({});
  expect(onOutcome).not.toHaveBeenCalled();
});
