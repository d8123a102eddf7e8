import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { ApiError } from './apiError';
import { getHoster } from '../endpoints/hoster';
import { postFeedback } from '../endpoints/contact';
import { getOrder, postOrder } from '../endpoints/order';
import { newAttempt } from './attempt';
import { getProducts } from '../endpoints/product';
import { getReservation } from '../endpoints/reservation';

withNetwork();

const hotel = { _id: 'one', slug: 'demo', name: 'Demo' };
const answer = (body: () => Response | Promise<Response>) => network.use(http.get(`${ORIGIN}/api/*`, body));

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a good answer', () => {
  it('is what the contract makes of it', async () => {
    answer(() => HttpResponse.json({ ...hotel, unknown: 1 }));
    await expect(getHoster(anApi(), 'demo')).resolves.toMatchObject({ ...hotel, currency: 'EUR' });
    await expect(getHoster(anApi(), 'demo')).resolves.not.toHaveProperty('unknown');
  });

  it('may say null for what it does not have, at any depth', async () => {
    answer(() =>
      HttpResponse.json({ ...hotel, logo: null, customization: { welcomePicture: null, navigation: null } }),
    );
    const { logo, customization } = await getHoster(anApi(), 'demo');
    expect(logo).toBeUndefined();
    const { navigationElements } = customization.navigation;
    expect(navigationElements.map(({ label }) => label)).toEqual(['service', 'information']);
  });

  it('is JSON whatever its media type says', async () => {
    answer(() => new HttpResponse(JSON.stringify(hotel), { headers: { 'Content-Type': 'text/plain' } }));
    await expect(getHoster(anApi(), 'demo')).resolves.toMatchObject(hotel);
  });
});

describe('kind http', () => {
  it('keeps the status and the problem', async () => {
    const problem = {
      type: 'urn:guest-web:problem:not-found',
      title: 'Nothing here',
      status: 404,
      detail: 'No hotel nowhere',
    };
    answer(() =>
      HttpResponse.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } }),
    );
    const error = await failureOf(getHoster(anApi(), 'nowhere'));
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 404,
      problem,
      message: 'Failed to fetch hoster: 404 Nothing here',
    });
  });

  it.each([
    ['a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'broken JSON',
      () => new HttpResponse('{"type":', { status: 500, headers: { 'Content-Type': 'application/json' } }),
    ],
    ['nothing', () => new HttpResponse(null, { status: 403 })],
    ['another JSON', () => HttpResponse.json({ message: 'no' }, { status: 409 })],
  ])('needs no problem: %s', async (_what, body) => {
    answer(body);
    const error = await failureOf(getHoster(anApi(), 'demo'));
    expect(error).toMatchObject({ kind: 'http', problem: undefined });
    expect(error.message).toBe(`Failed to fetch hoster: ${error.status}`);
  });
});

it.each([400, 404, 422])('a hotel whose slug is refused with %i is not found', async (status) => {
  answer(() => HttpResponse.json({}, { status }));
  const error = await failureOf(getHoster(anApi(), 'x'.repeat(101)));
  expect(error).toMatchObject({ kind: 'http', status: 404, message: 'Failed to fetch hoster: 404' });
});

describe('kind malformed', () => {
  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html><title>Hotel Wi-Fi</title>'), 'the answer is not JSON'],
    ['truncated JSON', () => new HttpResponse('{"_id":"one","sl'), 'the answer is not JSON'],
    ['nothing', () => new HttpResponse(null, { status: 204 }), 'the answer is not JSON'],
    ['an empty text', () => new HttpResponse(''), 'the answer is not JSON'],
    ['null', () => HttpResponse.json(null), 'the answer: expected Object'],
    ['a list', () => HttpResponse.json([hotel]), 'the answer: expected Object'],
    ['a missing field', () => HttpResponse.json({ _id: 'one', slug: 'demo' }), 'name: expected "name"'],
    ['a null field', () => HttpResponse.json({ ...hotel, name: null }), 'name: expected "name"'],
    ['a wrong type', () => HttpResponse.json({ ...hotel, name: {} }), 'name: expected'],
  ])('is %s', async (_what, body, message) => {
    answer(body);
    const error = await failureOf(getHoster(anApi(), 'demo'));
    expect(error.kind).toBe('malformed');
    expect(error.message).toContain(`Failed to fetch hoster: ${message}`);
  });
});

describe('an odd value', () => {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });

  it('is left out, and the rest stays', async () => {
    answer(() => HttpResponse.json({ ...hotel, logo: 'javascript:alert(1)' }));
    const hoster = await getHoster(anApi(), 'demo');
    expect(hoster).toMatchObject(hotel);
    expect(hoster.logo).toBeUndefined();
  });

  it('is told to developers once, with its place and without its value', async () => {
    const odd = { _id: '..', name: 'secret' };
    answer(() =>
      HttpResponse.json({ categories: [{ _id: 'c', name: 'Repas', subcategories: [odd, { ...odd }] }] }),
    );
    await getProducts(anApi(), 'one');
    await getProducts(anApi(), 'one');
    const words = warn.mock.calls.flat().map(String);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toContainEqual(
      expect.stringContaining('fetch products: categories[0].subcategories[0]._id: removed'),
    );
    expect(words.join(' ')).not.toContain('secret');
  });

  it('that is blank is empty, so that a default applies', async () => {
    const text = `{"_id":"one","slug":"demo","name":"D \\" \\" ","description":" ","phone":"\u00A0"}`;
    answer(() => new HttpResponse(text));
    expect(await getHoster(anApi(), 'demo')).toMatchObject({ description: '', phone: '', slug: 'demo' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is no matter where it only says null', async () => {
    answer(() => HttpResponse.json({ ...hotel, logo: null }));
    await getHoster(anApi(), 'demo');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('kind offline', () => {
  it('is a request that never arrived', async () => {
    answer(() => HttpResponse.error());
    const error = await failureOf(getHoster(anApi(), 'demo'));
    expect(error).toMatchObject({
      kind: 'offline',
      status: undefined,
      message: 'Failed to fetch hoster: no connection',
    });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('is any TypeError that a browser throws for it', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Réseau injoignable'));
    await expect(getHoster(anApi({ fetch }), 'demo')).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('kind timeout', () => {
  it('is an answer that does not come', async () => {
    answer(() => new Promise<Response>(() => undefined));
    await expect(getHoster(anApi({ timeoutMs: 20 }), 'demo')).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Failed to fetch hoster: no answer in time',
    });
  });
});

describe('kind aborted', () => {
  it('is a call that was cancelled', async () => {
    const controller = new AbortController();
    answer(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    await expect(getHoster(anApi({ signal: controller.signal }), 'demo')).rejects.toMatchObject({
      kind: 'aborted',
      message: 'Failed to fetch hoster: aborted',
    });
  });

  it('keeps the reason that was given', async () => {
    const signal = AbortSignal.abort(new Error('the page was left'));
    const error = await failureOf(getHoster(anApi({ signal }), 'demo'));
    expect(error.kind).toBe('aborted');
    expect(error.cause).toEqual(new Error('the page was left'));
  });
});

describe('an error', () => {
  const secret = 'q3Jx0aTz9mVbYw5KcE7RgA';

  function everythingIn(error: ApiError): string {
    const parts: unknown[] = [];
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      parts.push(cause.message, Object.entries(cause));
    }
    return JSON.stringify(parts);
  }

  it.each([
    ['http', () => HttpResponse.json({ email: 'camille@example.org' }, { status: 500 })],
    ['malformed', () => HttpResponse.json({ _id: 7, guest: { email: 'camille@example.org' } })],
    ['not JSON', () => new HttpResponse('{"email":"camille@example.org"')],
    ['offline', () => HttpResponse.error()],
  ])('holds neither address nor answer: %s', async (_what, body) => {
    answer(body);
    const error = await failureOf(getReservation(anApi(), secret, 'one'));
    expect(error.message).toMatch(/^Reservation not found: /u);
    expect(everythingIn(error)).not.toMatch(/camille|q3Jx0|hotel\.test/u);
  });

  it('does not show the key of an order', async () => {
    answer(() => HttpResponse.json({}, { status: 401 }));
    const error = await failureOf(getOrder(anApi(), 'order-1', secret));
    expect(everythingIn(error)).not.toContain(secret);
  });
});

it('a request that cannot be made is an ApiError too', async () => {
  await expect(getHoster(anApi({ origin: 'nonsense' }), 'demo')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'malformed',
    message: 'Failed to fetch hoster: the request could not be made',
  });
});

describe('a submission', () => {
  const submit = () => postFeedback(anApi({ retry: 2 }), feedback, newAttempt());
  const feedback = { hoster: 'one', mood: 'happy' } as Parameters<typeof postFeedback>[1];

  it.each([
    ['no body', () => new Response(null, { status: 204 })],
    ['an empty text', () => new Response('', { status: 201 })],
    ['a text', () => new Response('OK', { status: 202 })],
    ['half of a JSON', () => new Response('{"_id":"o', { status: 201 })],
    ['null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([{ _id: 'one' }])],
    ['another shape', () => HttpResponse.json({ result: { ok: true } })],
    ['a shape with an odd id', () => HttpResponse.json({ _id: { $oid: '1' } })],
  ])('has arrived with %s: it goes out once', async (_what, body) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const requests = vi.fn(body);
    network.use(http.post(`${ORIGIN}/api/feedback`, requests));
    await expect(submit()).resolves.toEqual({});
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ _id: 'one' }, 'one'],
    [{ id: 'one', createdAt: 'now' }, 'one'],
    [{ _id: 7 }, '7'],
  ])('gives the id of %j', async (body, id) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    network.use(http.post(`${ORIGIN}/api/feedback`, () => HttpResponse.json(body, { status: 201 })));
    await expect(submit()).resolves.toEqual({ _id: id });
  });

  it('has a number without an id', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    network.use(http.post(`${ORIGIN}/api/order`, () => HttpResponse.json({ number: 4711 }, { status: 201 })));
    const order = {} as Parameters<typeof postOrder>[1];
    await expect(postOrder(anApi(), order, newAttempt())).resolves.toMatchObject({ number: '4711' });
  });

  it('has not arrived where a page answers, as a portal of the Wi-Fi does', async () => {
    network.use(
      http.post(`${ORIGIN}/api/feedback`, () => HttpResponse.html('<!doctype html><title>Wi-Fi</title>')),
    );
    expect(await failureOf(submit())).toMatchObject({ kind: 'malformed' });
  });
});
