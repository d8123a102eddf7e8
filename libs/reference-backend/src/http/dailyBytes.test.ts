import { expect, it } from 'vitest';
import { createDailyBytes } from './dailyBytes';

it('counts the bytes of each hotel, until the next day', () => {
  let now = new Date('2026-06-15T23:30:00Z');
  const bytes = createDailyBytes(100, () => now);
  bytes.check('one', 100);
  bytes.add('one', 60);
  bytes.check('one', 40);
  bytes.check('another', 100);
  const refusal = expect.objectContaining({
    problem: 'tooManyRequests',
    extras: expect.objectContaining({ headers: { 'retry-after': '1800' } }),
  });
  expect(() => bytes.check('one', 41)).toThrow(refusal);
  now = new Date('2026-06-16T00:00:00Z');
  bytes.check('one', 100);
});
