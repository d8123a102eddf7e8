// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@guest/testing';
import { useIsSlow } from './useIsSlow';
import '@guest/testing/setup';

function Told() {
  return <p>{useIsSlow() ?? 'in time'}</p>;
}

/** The line is outside the loading part, as in the shell. */
const page = (isBusy: boolean) => (
  <main>
    <section aria-busy={isBusy} />
    <Told />
  </main>
);

/** Observers are called in a microtask. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells after five seconds, and takes it back when what was awaited has come', async () => {
  const { rerender } = render(page(true));
  await pass(4_900);
  expect(screen.getByText('in time')).toBeVisible();
  await pass(200);
  expect(screen.getByText('loading')).toBeVisible();
  rerender(page(false));
  await pass(0);
  expect(screen.getByText('in time')).toBeVisible();
});

it('counts each wait anew', async () => {
  const { rerender } = render(page(true));
  await pass(4_000);
  rerender(page(false));
  await pass(0);
  rerender(page(true));
  await pass(4_000);
  expect(screen.getByText('in time')).toBeVisible();
  await pass(1_500);
  expect(screen.getByText('loading')).toBeVisible();
});
