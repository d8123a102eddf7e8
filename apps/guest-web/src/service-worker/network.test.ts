import { expect, it } from 'vitest';
import type { WorkerMessage } from './messages';
import { watchNetwork } from './network';

function watched() {
  const told: WorkerMessage[] = [];
  return { network: watchNetwork((message) => told.push(message)), told };
}
const fails = (cause: Error) => Promise.reject<Response>(cause);

it('tells the pages once when the network goes, and once when it is back', async () => {
  const { network, told } = watched();
  expect(network.now()).toBeUndefined();
  await network.watch(Promise.resolve(new Response('')));
  const failed = () => expect(network.watch(fails(new TypeError('failed')))).rejects.toThrow('failed');
  await failed();
  await failed();
  expect(network.now()?.isReachable).toBe(false);
  // Any status counts as an answer.
  await network.watch(Promise.resolve(new Response('', { status: 500 })));
  expect(told.map(({ isReachable }) => isReachable)).toEqual([true, false, true]);
});

it('thinks nothing of a question that the page itself gave up', async () => {
  const { network, told } = watched();
  await expect(network.watch(fails(new DOMException('left', 'AbortError')))).rejects.toThrow('left');
  expect(told).toEqual([]);
});
