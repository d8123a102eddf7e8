import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '@guest/state';
import { useRecovery } from './useRecovery';

type Seen = Pick<Failure, 'kind' | 'httpStatus'>;

const network = { isOnline: true, answers: true, asked: [] as unknown[] };
let visibility: DocumentVisibilityState;
const onTry = vi.fn<(wasOffline: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(network, { isOnline: true, answers: true, asked: [] });
  visibility = 'visible';
  onTry.mockReset();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
  vi.stubGlobal('fetch', (address: unknown) => {
    network.asked.push(address);
    return network.answers ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('failed'));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Words({ failure }: { failure: Seen }) {
  return <p>{useRecovery({ failure, onTry })}</p>;
}
const show = async (failure: Seen) => {
  render(<Words failure={failure} />);
  await seconds(0);
};
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));
const said = () => screen.getByText(/./u).textContent;

it.each([
  ['a device without a network', { kind: 'offline' }, { isOnline: false }, 'offline'],
  ['a Wi-Fi that leads nowhere', { kind: 'offline' }, { answers: false }, 'offline'],
  ['a service that is away while the site answers', { kind: 'offline' }, {}, 'unanswered'],
  ['one that takes too long', { kind: 'timeout' }, {}, 'unanswered'],
  ['one in trouble', { kind: 'http', httpStatus: 503 }, {}, 'unanswered'],
  ['one that refuses', { kind: 'http', httpStatus: 403 }, {}, 'text'],
  ['one that answers nonsense', { kind: 'malformed' }, {}, 'text'],
] as [string, Seen, Partial<typeof network>, string][])('%s', async (_what, failure, now, words) => {
  Object.assign(network, now);
  await show(failure);
  expect(said()).toBe(words);
  expect(onTry).not.toHaveBeenCalled();
});

it('tries again after five seconds, then every quarter of a minute, as long as somebody looks', async () => {
  await show({ kind: 'http', httpStatus: 503 });
  await seconds(4);
  expect(onTry).not.toHaveBeenCalled();
  await seconds(1);
  expect(onTry.mock.calls).toEqual([[false]]);
  await seconds(15);
  expect(onTry).toHaveBeenCalledTimes(2);
  visibility = 'hidden';
  await seconds(60);
  expect(onTry).toHaveBeenCalledTimes(2);
  visibility = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onTry).toHaveBeenCalledTimes(3);
});

it('asks no service without a network, and at once when it is back', async () => {
  network.isOnline = false;
  await show({ kind: 'offline' });
  await seconds(60);
  expect(onTry).not.toHaveBeenCalled();
  expect(network.asked).toEqual([]);
  network.isOnline = true;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onTry.mock.calls).toEqual([[true]]);
  expect(said()).toBe('unanswered');
});

it('says so when the network goes while a service is in trouble', async () => {
  await show({ kind: 'http', httpStatus: 500 });
  network.isOnline = false;
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(said()).toBe('offline');
});

it('never tries again what was refused', async () => {
  await show({ kind: 'http', httpStatus: 403 });
  await seconds(60);
  expect(network.asked).toEqual([]);
  expect(onTry).not.toHaveBeenCalled();
});
