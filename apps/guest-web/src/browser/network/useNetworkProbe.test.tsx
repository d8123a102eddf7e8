// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@guest/testing';
import type { PageMessage, WorkerMessage } from '../../service-worker/messages';
import { useIsOffline } from './useIsOffline';
import { useNetworkProbe } from './useNetworkProbe';
import '@guest/testing/setup';

function Notice() {
  useNetworkProbe();
  return <p>offline</p>;
}

/** The line comes and goes with the network, as in the shell. */
function Shell() {
  return useIsOffline() ? <Notice /> : <p>online</p>;
}

/** A worker that tests the network when the page asks it to. */
function aWorker() {
  const worker = {
    isReachable: false,
    asked: [] as PageMessage[],
    tell() {
      const data: WorkerMessage = { type: 'network', isReachable: worker.isReachable };
      act(() => void container.dispatchEvent(new MessageEvent('message', { data })));
    },
  };
  const controller = {
    postMessage(message: PageMessage) {
      worker.asked.push(message);
      if (message.type === 'probe') worker.tell();
    },
  };
  const container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return worker;
}

let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

it('goes as soon as the browser is connected and the server answers, without another page', () => {
  const worker = aWorker();
  render(<Shell />);
  worker.tell();
  expect(screen.getByText('offline')).toBeVisible();
  worker.isReachable = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('online')).toBeVisible();
});

it('asks again soon where the browser is connected before anything gets through', async () => {
  const worker = aWorker();
  render(<Shell />);
  worker.tell();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('offline')).toBeVisible();
  worker.isReachable = true;
  await seconds(3);
  expect(screen.getByText('online')).toBeVisible();
  expect(worker.asked).toHaveLength(2);
});

it('asks twice soon, then every quarter of a minute, whether a Wi-Fi that led nowhere leads somewhere now', async () => {
  const worker = aWorker();
  render(<Shell />);
  worker.tell();
  await seconds(8);
  expect(worker.asked).toHaveLength(2);
  await seconds(15);
  expect(worker.asked).toHaveLength(3);
  expect(screen.getByText('offline')).toBeVisible();
  worker.isReachable = true;
  await seconds(15);
  expect(screen.getByText('online')).toBeVisible();
  expect(worker.asked).toHaveLength(4);
  await seconds(60);
  expect(worker.asked).toHaveLength(4);
});

it('asks nothing behind another window, and at once when the guest is back', async () => {
  const worker = aWorker();
  render(<Shell />);
  worker.tell();
  visibility = 'hidden';
  await seconds(60);
  expect(worker.asked).toEqual([]);
  worker.isReachable = true;
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('online')).toBeVisible();
});
