import { http, type HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { passTime, withStoppedClock } from '../../test/time';
import { newAttempt } from '../http/attempt';
import { postCheckin } from './checkin';

withNetwork();
withStoppedClock();

/** How long one try of a check-in with so many bytes of signatures may take, in seconds. */
async function limitOf(signatureBytes: number): Promise<number> {
  network.use(http.post(`${ORIGIN}/api/checkin`, () => new Promise<HttpResponse<null>>(() => undefined)));
  const signature = 'x'.repeat(signatureBytes);
  const checkin = { hosterId: 'one', customer: 'camille', personCount: 1, signature };
  const { error, elapsedMs } = await passTime(postCheckin(anApi(), checkin, newAttempt()));
  expect(error).toMatchObject({ kind: 'timeout' });
  return elapsedMs / 1_000;
}

it('a check-in has as long as its body takes on a slow line, and 10 s for the answer', async () => {
  expect(await limitOf(0)).toBeCloseTo(10, 0);
  // Eleven signatures at 0.2 Mbit/s: 26 s.
  expect(await limitOf(660_000)).toBeCloseTo(36, 0);
});

it('but no longer than a server waits for a body', async () => {
  expect(await limitOf(5_000_000)).toBeCloseTo(60, 0);
});
