import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { passTime, withStoppedClock } from '../../test/time';
import { newAttempt } from './attempt';
import { createApi } from './createApi';
import { parseRuntimeConfig } from './runtimeConfig';
import { getHoster } from '../endpoints/hoster';
import { findReservation } from '../endpoints/reservation';
import { getPartners } from '../endpoints/pages';
import { postMessage } from '../endpoints/contact';

withNetwork();
withStoppedClock();

type Step = () => Response | Promise<Response>;
const fail =
  (status: number, headers: Record<string, string> = {}): Step =>
  () =>
    HttpResponse.json({}, { status, headers });
const breaks: Step = () => HttpResponse.error();
const silence: Step = () => new Promise(() => undefined);

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
});

/** Answers one request after the other; the last one again and again. */
function script(...steps: Step[]): void {
  network.use(
    http.all(`${ORIGIN}/api/*`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return (steps.length > 1 ? steps.shift() : steps[0])?.();
    }),
  );
}

const question = { hosterId: 'one', number: '4711', lastname: 'Moreau' };
const good: Step = () => HttpResponse.json({ _id: 'one', slug: 'demo', name: 'Demo' });
const api = () => anApi({ retry: 2, timeoutMs: 1_000 });
const read = () => passTime(getHoster(api(), 'demo'));
const send = (attempt = newAttempt()) =>
  passTime(postMessage(api(), { hoster: 'one', message: 'Bonjour' }, attempt));

describe('reads', () => {
  it.each([
    ['a broken connection', breaks],
    ['no answer in time', silence],
    ['502', fail(502)],
    ['503', fail(503)],
    ['504', fail(504)],
  ])('are tried again after %s', async (_what, step) => {
    script(step, step, good);
    expect((await read()).value).toMatchObject({ name: 'Demo' });
    expect(keys).toEqual([null, null, null]);
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 501])(
    'are not tried again after %i',
    async (status) => {
      script(fail(status), good);
      const { error } = await passTime(getPartners(api(), 'one'));
      expect(error).toMatchObject({ kind: 'http', status });
      expect(keys).toHaveLength(1);
    },
  );

  it('are given up after the last try, with what went wrong then', async () => {
    script(breaks, fail(503), fail(502));
    expect((await read()).error).toMatchObject({ kind: 'http', status: 502 });
    expect(keys).toHaveLength(3);
  });

  it.each(['{"_id":"one","slug":"de', '', '{"name":}'])(
    'are asked for once more after half of an answer: %j',
    async (half) => {
      script(() => HttpResponse.text(half), good);
      expect((await read()).value).toMatchObject({ name: 'Demo' });
      expect(keys).toHaveLength(2);
    },
  );

  it('that are cut again have failed', async () => {
    script(() => HttpResponse.text('{'));
    expect((await read()).error).toMatchObject({ kind: 'malformed' });
    expect(keys).toHaveLength(2);
  });

  it('are not tried again when the answer is a page', async () => {
    script(() => HttpResponse.html('<!doctype html><title>Wi-Fi</title>'), good);
    expect((await read()).error).toMatchObject({ kind: 'malformed' });
    expect(keys).toHaveLength(1);
  });

  it('wait longer each time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    script(fail(503), fail(503), good);
    const { elapsedMs } = await read();
    expect(elapsedMs).toBeGreaterThanOrEqual(900);
    expect(elapsedMs).toBeLessThan(1_100);
  });

  it('do not try again what a device without network cannot send', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    script(breaks, good);
    expect((await read()).error).toMatchObject({ kind: 'offline' });
    expect(keys).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  it.each([
    ['429 in seconds', fail(429, { 'Retry-After': '3' })],
    ['503 in seconds', fail(503, { 'Retry-After': '3' })],
  ])('is waited for: %s', async (_what, step) => {
    script(step, good);
    const { value, elapsedMs } = await read();
    expect(value).toMatchObject({ name: 'Demo' });
    expect(elapsedMs).toBeGreaterThanOrEqual(3_000);
    expect(elapsedMs).toBeLessThan(3_300);
  });

  it('may be a date', async () => {
    vi.setSystemTime(new Date('2026-11-24T08:30:00Z'));
    script(fail(429, { 'Retry-After': 'Tue, 24 Nov 2026 08:30:04 GMT' }), good);
    const { value, elapsedMs } = await read();
    expect(value).toMatchObject({ name: 'Demo' });
    expect(elapsedMs).toBeGreaterThanOrEqual(4_000);
  });

  it.each(['3600', 'Tue, 24 Nov 2099 08:30:04 GMT'])(
    'is not waited for when it is far away: %s',
    async (value) => {
      script(fail(429, { 'Retry-After': value }), good);
      expect((await read()).error).toMatchObject({ kind: 'http', status: 429 });
      expect(keys).toHaveLength(1);
    },
  );

  it('that makes no sense counts as none', async () => {
    script(fail(429, { 'Retry-After': 'soon' }), good);
    expect((await read()).error).toMatchObject({ kind: 'http', status: 429 });
  });
});

describe('submissions', () => {
  it('are never sent twice for half of an answer', async () => {
    script(() => HttpResponse.text('{"_id":'));
    expect((await send()).value).toEqual({});
    expect((await passTime(findReservation(api(), question))).error).toMatchObject({ kind: 'malformed' });
    expect(keys).toHaveLength(2);
  });

  it.each([
    ['a broken connection', breaks],
    ['no answer in time', silence],
    ['502', fail(502)],
    ['503', fail(503)],
    ['504', fail(504)],
    ['429 with a wait', fail(429, { 'Retry-After': '1' })],
  ])('are tried again with the same key after %s', async (_what, step) => {
    const attempt = newAttempt();
    script(step, () => HttpResponse.json({ _id: 'message-1' }, { status: 201 }));
    expect((await send(attempt)).value).toEqual({ _id: 'message-1' });
    expect(keys).toEqual([attempt.key, attempt.key]);
  });

  it.each([400, 404, 409, 413, 415, 422, 500])('are not tried again after %i', async (status) => {
    script(fail(status), good);
    expect((await send()).error).toMatchObject({ kind: 'http', status });
    expect(keys).toHaveLength(1);
  });

  it.each([
    ['a broken connection', breaks],
    ['503', fail(503)],
    ['no answer in time', silence],
  ])('without a key are sent once: %s', async (_what, step) => {
    script(step, good);
    await passTime(api().product.post('message', { json: {} }).json());
    expect(keys).toEqual([null]);
  });
});

describe('the key of a submission', () => {
  const sent: { header: string | null; body: unknown }[] = [];
  const sendTo = async (apiKeys: string | undefined, ...steps: Step[]) => {
    sent.length = 0;
    network.use(
      http.post(`${ORIGIN}/api/*`, async ({ request }) => {
        sent.push({ header: request.headers.get('Idempotency-Key'), body: await request.json() });
        return (steps.length > 1 ? steps.shift() : steps[0])?.();
      }),
    );
    const client = createApi(parseRuntimeConfig({ apiKeys }), { origin: ORIGIN, retry: 2, timeoutMs: 1_000 });
    return passTime(postMessage(client, { hoster: 'one', message: 'Bonjour' }, newAttempt()));
  };
  const done: Step = () => HttpResponse.json({ _id: 'm' });

  it('is a header, unless the configuration says otherwise', async () => {
    await sendTo(undefined, breaks, done);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({
      header: expect.any(String) as string,
      body: { hoster: 'one', message: 'Bonjour' },
    });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is a field of the body, the same at each try', async () => {
    await sendTo('body', breaks, done);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ header: null, body: { idempotencyKey: expect.any(String) as string } });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is left out, and nothing is sent again by itself', async () => {
    const { error } = await sendTo('none', breaks, done);
    expect(error).toMatchObject({ kind: 'offline' });
    expect(sent).toEqual([{ header: null, body: { hoster: 'one', message: 'Bonjour' } }]);
  });
});
