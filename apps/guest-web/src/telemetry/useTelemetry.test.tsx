// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistry } from '@guest/state';
import { testConfig } from '@guest/testing';
import { matchEntry } from '../routing/table';
import type { Occupied } from './startTelemetry';
import { useTelemetry } from './useTelemetry';
import '@guest/testing/setup';

const nothing = () => undefined;
const vendor: { occupy: (occupied: Occupied) => void } = { occupy: nothing };
vi.mock('./startTelemetry', () => ({
  startTelemetry: ({ onOccupied }: { onOccupied: (occupied: Occupied) => void }) => {
    vendor.occupy = onOccupied;
    return { enter: nothing, end: nothing };
  },
}));

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vendor.occupy = nothing;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const registry = createRegistry();
const config = { ...testConfig, sentryDsn: 'https://key@errors.example/1' };

function Screen() {
  const { pathname, key } = useLocation();
  useTelemetry({ match: matchEntry(pathname), pathname, navigation: key, language: 'fr', registry, config });
  return <p>{pathname}</p>;
}

function Visit() {
  const go = useNavigate();
  return (
    <>
      {['services', 'checkin'].map((name) => (
        <button key={name} onClick={() => void go(`/demo/${name}`)}>
          {name}
        </button>
      ))}
      <Suspense>
        <Screen />
      </Suspense>
    </>
  );
}

/** A document in which a vendor's code runs. */
async function openOccupied(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Visit />
    </MemoryRouter>,
  );
  await waitFor(() => expect(vendor.occupy).not.toBe(nothing));
  act(() => vendor.occupy({}));
}

const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('asks for a new document at each way to a screen where nobody looks on: a guest may have stayed once', async () => {
  await openOccupied('/demo/services');
  expect(reload).not.toHaveBeenCalled();
  await tap('checkin');
  expect(reload).toHaveBeenCalledTimes(1);
  // The browser has asked whether to leave, and the guest has stayed.
  await tap('checkin');
  expect(reload).toHaveBeenCalledTimes(2);
  await tap('services');
  expect(screen.getByText('/demo/services')).toBeVisible();
  await tap('checkin');
  expect(reload).toHaveBeenCalledTimes(3);
});

it('asks once for each, however often what waits is rendered', async () => {
  await openOccupied('/demo/services');
  await tap('checkin');
  for (let times = 0; times < 2; times += 1) await act(async () => vendor.occupy({}));
  expect(reload).toHaveBeenCalledTimes(1);
});
