import { expect, it } from 'vitest';
import { inSlices } from './inSlices';

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('works on every item in order, and lets the page answer in between', async () => {
  const done: number[] = [];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await inSlices([1, 2, 3, 4, 5, 6], (item) => {
    busyFor(5);
    done.push(item);
  });
  clearInterval(timer);
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(turns).toBeGreaterThan(1);
});

it('stops after the slice in which it is no longer wanted', async () => {
  const done: number[] = [];
  await inSlices(
    [1, 2, 3],
    (item) => {
      busyFor(9);
      done.push(item);
    },
    () => false,
  );
  expect(done).toEqual([1]);
});
