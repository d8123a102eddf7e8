// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anApi, network, withNetwork } from '../../test/network';
import { passTime, withStoppedClock } from '../../test/time';
import { newAttempt } from './attempt';
import { postPrivateDocument } from '../endpoints/privateDocument';

withNetwork();
withStoppedClock();

const URL_OF_UPLOADS = '*/api/assets/upload/privatedocument';
type Step = () => Response | Promise<Response>;
const fail =
  (status: number, headers: Record<string, string> = {}): Step =>
  () =>
    HttpResponse.json({}, { status, headers });
const breaks: Step = () => HttpResponse.error();
const silence: Step = () => new Promise(() => undefined);
const received: Step = () => HttpResponse.json({ _id: 'paper-1' }, { status: 201 });

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
});

/** As a browser sends it, through `XMLHttpRequest`; the last answer again and again. */
function upload(...steps: Step[]) {
  network.use(
    http.post(URL_OF_UPLOADS, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return (steps.length > 1 ? steps.shift() : steps[0])?.();
    }),
  );
  const attempt = newAttempt();
  const file = new Blob(['paper'], { type: 'image/png' });
  const api = anApi({ origin: location.origin, retry: 2, timeoutMs: 1_000 });
  const sending = postPrivateDocument(api, { hoster: 'one', file }, attempt);
  return { attempt, ending: passTime(sending) };
}

describe('an upload', () => {
  it.each([
    ['429', fail(429, { 'Retry-After': '5' })],
    ['503', fail(503, { 'Retry-After': '5' })],
  ])('waits as long as the server asks, and goes on by the same key: %s', async (_what, step) => {
    const { attempt, ending } = upload(step, received);
    const { value, elapsedMs } = await ending;
    expect(value).toEqual({ _id: 'paper-1' });
    expect(keys).toEqual([attempt.key, attempt.key]);
    expect(elapsedMs).toBeGreaterThanOrEqual(5_000);
    expect(elapsedMs).toBeLessThan(6_000);
  });

  it('that would have to wait long is told so', async () => {
    const { ending } = upload(fail(429, { 'Retry-After': '60' }), received);
    expect((await ending).error).toMatchObject({ kind: 'http', status: 429 });
    expect(keys).toHaveLength(1);
  });

  it('that is cut off is sent once more', async () => {
    const { attempt, ending } = upload(breaks, received);
    expect((await ending).value).toEqual({ _id: 'paper-1' });
    expect(keys).toEqual([attempt.key, attempt.key]);
  });

  it.each([400, 413, 415])('that is refused is not sent again: %i', async (status) => {
    const { ending } = upload(fail(status), received);
    expect((await ending).error).toMatchObject({ kind: 'http', status });
    expect(keys).toHaveLength(1);
  });

  it('has all the time it takes, and is given up where nothing moves any more', async () => {
    const { ending } = upload(silence);
    const { error, elapsedMs } = await ending;
    expect(error).toMatchObject({ kind: 'timeout' });
    // Three tries of half a minute each, not of the client's usual time.
    expect(elapsedMs).toBeGreaterThanOrEqual(90_000);
    expect(keys.length).toBeGreaterThan(1);
  });
});
