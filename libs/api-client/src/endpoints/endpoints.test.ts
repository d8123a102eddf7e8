import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import * as client from '../index';

withNetwork();

const attempt: client.Attempt = { key: 'key-1', headers: { 'Idempotency-Key': 'key-1' } };
const key = 'q3Jx0aTz9mVbYw5KcE7RgA';
const order = {
  hoster: 'one',
  customer: 'camille',
  roomNumber: '12',
  item: { originalProductId: 'coffee', quantity: 1, type: 'single' as const },
};
const customer = { hoster: 'one', email: 'camille@example.org', overwriting: false };
const message = { hoster: 'one', message: 'Bonjour' };
const checkin = { hosterId: 'one', customer: 'camille', personCount: 1 };
const mood = { hoster: 'one', satisfactionLevel: 'neutral' as const };
const review = { hoster: 'one', slug: 'demo', grades: [], reviewedDate: '2026-11-27T09:00:00Z' };
const payload = { purpose: 'preAuthorisation' as const };
const favourites = {
  hoster: 'one',
  email: 'camille@example.org',
  placeIds: ['orsay', 'louvre'],
  language: 'fr' as const,
  day: '2026-11-24',
};
const hotel = { _id: 'one', slug: 'demo', name: 'Demo' };
const page = { _id: 'p', slug: 'spa', hoster: 'one', title: 'Spa' };
const details = {
  _id: 'order-1',
  status: 'received',
  createdAt: '2026-11-24T08:30:00Z',
  item: { name: 'Café', type: 'single', quantity: 1 },
};
const intent = {
  _id: 'intent-1',
  status: 'requiresPaymentMethod',
  purpose: 'preAuthorisation',
  amountCents: 15_000,
};

interface Case {
  run: (api: client.Api) => Promise<unknown>;
  call: string;
  /** What the server is to answer. */
  answer?: unknown;
  body?: unknown;
  failure: string;
}

const reads: Record<string, Case> = {
  getHoster: {
    run: (api) => client.getHoster(api, 'DeMo'),
    call: 'GET /api/hoster?shortcut=demo',
    answer: hotel,
    failure: 'Failed to fetch hoster',
  },
  getRoomDirectory: {
    run: (api) => client.getRoomDirectory(api, 'one'),
    call: 'GET /api/roomdirectory?hosterId=one',
    failure: 'Failed to fetch room directory',
  },
  getPartners: {
    run: (api) => client.getPartners(api, 'one'),
    call: 'GET /api/partner?hosterId=one',
    failure: 'Failed to fetch partners',
  },
  getProducts: {
    run: (api) => client.getProducts(api, 'one'),
    call: 'GET /api/product?hosterId=one&showAll=true',
    failure: 'Failed to fetch products',
  },
  getOrder: {
    run: (api) => client.getOrder(api, 'order-1', key),
    call: 'GET /api/order/order-1',
    answer: details,
    failure: 'Failed to fetch order',
  },
  getHomePage: {
    run: (api) => client.getHomePage(api, 'one'),
    call: 'GET /api/home-page?hosterId=one',
    failure: 'Failed to fetch home page',
  },
  getSeminars: {
    run: (api) => client.getSeminars(api, 'one'),
    call: 'GET /api/seminar?hoster=one',
    failure: 'Failed to fetch seminars',
  },
  getPage: {
    run: (api) => client.getPage(api, 'spa', 'one'),
    call: 'GET /api/page/spa?hosterId=one',
    answer: page,
    failure: 'Page not found',
  },
  getPersonalPages: {
    run: (api) => client.getPersonalPages(api, 'one'),
    call: 'GET /api/personal-page?hosterId=one',
    failure: 'Failed to fetch personal pages',
  },
  getCheckinForm: {
    run: (api) => client.getCheckinForm(api, 'one'),
    call: 'GET /api/checkin-form?hosterId=one',
    failure: 'Failed to fetch check-in form',
  },
  getReviewsForm: {
    run: (api) => client.getReviewsForm(api, 'one'),
    call: 'GET /api/reviews-form?hosterId=one',
    failure: 'Failed to fetch reviews form',
  },
  getPlaces: {
    run: (api) => client.getPlaces(api, { text: 'saint m', language: 'fr', country: 'FR' }),
    call: 'POST /api/places',
    failure: 'Failed to fetch places',
  },
  getReservation: {
    run: (api) => client.getReservation(api, key, 'one'),
    call: `GET /api/reservation/guest/${key}?hoster=one`,
    answer: { _id: key, hoster: 'one' },
    failure: 'Reservation not found',
  },
  findReservation: {
    run: (api) => client.findReservation(api, { hosterId: 'one', number: 'LC-1', lastname: 'Roux' }),
    call: 'POST /api/reservation/search?hoster=one',
    answer: { _id: key, hoster: 'one' },
    failure: 'Reservation not found',
  },
  getPaymentSettings: {
    run: (api) => client.getPaymentSettings(api, 'one', key),
    call: `GET /api/hoster/one/payment/settings?publicId=${key}`,
    failure: 'Failed to fetch payment settings',
  },
  getPayment: {
    run: (api) => client.getPayment(api, 'intent-1', key),
    call: 'GET /api/payment/intent-1',
    answer: intent,
    failure: 'Failed to fetch payment',
  },
  getExtras: {
    run: (api) => client.getExtras(api, { hosterId: 'one', isCheckin: true, reservationCryptedId: 'a+b=' }),
    call: 'GET /api/recommandation/extras/one?checkin=true&reservationCryptedId=a%2Bb%3D',
    failure: 'Failed to fetch extras',
  },
  getAroundMe: {
    run: (api) => client.getAroundMe(api, { latitude: 48.11, longitude: -1.68, radiusKm: 5 }),
    call: 'GET /activities-api/around-me?latitude=48.11&longitude=-1.68&radiusKm=5&limit=-1',
    failure: 'Failed to fetch activities',
  },
  getManifest: {
    run: (api) => client.getManifest(api, 'demo'),
    call: 'GET /static-host/manifest/demo',
    answer: { name: 'Demo', start_url: '/demo' },
    failure: 'Failed to fetch manifest',
  },
};

const submissions: Record<string, Case> = {
  postCustomer: {
    run: (api) => client.postCustomer(api, customer, attempt),
    call: 'POST /api/customer',
    body: customer,
    failure: 'Fail to post customer request',
  },
  postOrder: {
    run: (api) => client.postOrder(api, order, attempt),
    call: 'POST /api/order',
    body: order,
    failure: 'Failed to post order request',
  },
  cancelOrder: {
    run: (api) => client.cancelOrder(api, 'order-1', key, attempt),
    call: 'POST /api/order/order-1/status',
    body: { status: 'cancelled' },
    answer: details,
    failure: 'Failed to cancel order',
  },
  postMessage: {
    run: (api) => client.postMessage(api, message, attempt),
    call: 'POST /api/message',
    body: message,
    failure: 'Fail to post message request',
  },
  postCheckin: {
    run: (api) => client.postCheckin(api, checkin, attempt),
    call: 'POST /api/checkin',
    body: checkin,
    failure: 'Fail to post checkin request',
  },
  postFeedback: {
    run: (api) => client.postFeedback(api, mood, attempt),
    call: 'POST /api/feedback',
    body: mood,
    failure: 'Fail to post mood request',
  },
  postReview: {
    run: (api) => client.postReview(api, review, attempt),
    call: 'POST /reviews-api/reviews',
    body: review,
    failure: 'Failed to post reviews request',
  },
  postFavouritesEmail: {
    run: (api) => client.postFavouritesEmail(api, favourites, attempt),
    call: 'POST /api/cityguide/favorites/email',
    body: favourites,
    failure: 'Failed to e-mail favourites',
  },
  postPayment: {
    run: (api) => client.postPayment(api, { hosterId: 'one', publicId: key, payload }, attempt),
    call: `POST /api/hoster/one/payment/create?publicId=${key}`,
    answer: intent,
    body: payload,
    failure: 'Failed to post payment request',
  },
  cancelPayment: {
    run: (api) => client.cancelPayment(api, 'intent-1', key, attempt),
    call: 'POST /api/payment/intent-1/status',
    body: { status: 'cancelled' },
    answer: intent,
    failure: 'Failed to cancel payment',
  },
};

async function run({ run: start, answer }: Case, status = 200) {
  const seen: { request: Request; body: unknown }[] = [];
  network.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
      const body = isForm ? await request.formData() : await request.text();
      seen.push({ request, body });
      return HttpResponse.json((answer ?? { _id: 'receipt-1' }) as object, { status });
    }),
  );
  const value = await start(anApi());
  const [asked] = seen;
  if (!asked) throw new Error('Nothing was asked');
  const { pathname, search } = new URL(asked.request.url);
  return { ...asked, value, call: `${asked.request.method} ${pathname}${search}` };
}

describe.each(Object.entries({ ...reads, ...submissions }))('%s', (_name, example) => {
  it('makes the call of the contract', async () => {
    const { call } = await run(example);
    expect(call).toBe(example.call);
  });

  it('fails with its own words', async () => {
    const message = new RegExp(`^${example.failure}: 500`, 'u');
    await expect(run(example, 500)).rejects.toMatchObject({ name: 'ApiError', kind: 'http', status: 500 });
    await expect(run(example, 500)).rejects.toThrow(message);
  });
});

it.each(Object.entries(submissions))('%s sends its body and its key', async (_name, example) => {
  const { request, body } = await run(example, 201);
  expect(JSON.parse(String(body))).toEqual(example.body);
  expect(request.headers.get('Idempotency-Key')).toBe('key-1');
  expect(request.headers.get('Content-Type')).toBe('application/json');
});

const ofKeys = ['getOrder', 'cancelOrder', 'getPayment', 'cancelPayment'];

it.each(ofKeys)('%s shows its key in a header, never in the address', async (name) => {
  const { request } = await run({ ...reads, ...submissions }[name] as Case);
  expect(request.headers.get('Authorization')).toBe(`Bearer ${key}`);
  expect(request.url).not.toContain(key);
});

it('getPage takes no other hotel’s page', async () => {
  const stranger = { ...(reads.getPage as Case), answer: { ...page, hoster: 'two' } };
  await expect(run(stranger)).rejects.toMatchObject({ message: 'Page not found', kind: 'http', status: 404 });
});

it('getPaymentSettings and getExtras ask less when less is known', async () => {
  const settings = await run({
    ...(reads.getPaymentSettings as Case),
    run: (api) => client.getPaymentSettings(api, 'one'),
  });
  const extras = await run({
    ...(reads.getExtras as Case),
    run: (api) => client.getExtras(api, { hosterId: 'one' }),
  });
  expect([settings.call, extras.call]).toEqual([
    'GET /api/hoster/one/payment/settings',
    'GET /api/recommandation/extras/one',
  ]);
});

describe('postPrivateDocument', () => {
  const file = new Blob(['paper'], { type: 'image/png' });
  const upload: Case = {
    run: (api) => client.postPrivateDocument(api, { hoster: 'one', file }, attempt),
    call: 'POST /api/assets/upload/privatedocument',
    failure: 'Failed to post assets load private document',
  };

  it('sends a form with the hotel and the file', async () => {
    const { request, call, value, body } = await run(upload, 201);
    const form = body as FormData;
    expect(call).toBe(upload.call);
    expect(value).toEqual({ _id: 'receipt-1' });
    expect(form.get('hoster')).toBe('one');
    expect(await (form.get('file') as File).text()).toBe('paper');
    expect((form.get('file') as File).name).toBe('document');
    expect(request.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('fails with its own words', async () => {
    await expect(run(upload, 413)).rejects.toThrow(`${upload.failure}: 413`);
  });

  it('can be cancelled on its way', async () => {
    const controller = new AbortController();
    network.use(
      http.post(`${ORIGIN}/api/assets/upload/privatedocument`, async ({ request }) => {
        await request.arrayBuffer();
        controller.abort();
        return new Promise<Response>(() => undefined);
      }),
    );
    const sending = client.postPrivateDocument(anApi(), { hoster: 'one', file }, attempt, controller);
    await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
  });
});

it('postPayment gives the secrets and the public key that the card fields need', async () => {
  const opened = { ...intent, key, clientSecret: 'secret-1', provider: 'stripe', publicKey: 'pk_1' };
  const { value } = await run({ ...(submissions.postPayment as Case), answer: opened }, 201);
  expect(value).toEqual({ ...opened, currency: 'EUR' });
});

it('postPayment tells that the amount is another one', async () => {
  const problem = {
    type: 'urn:guest-web:problem:total-changed',
    title: 'The price has changed',
    status: 422,
  };
  const refused = run({ ...(submissions.postPayment as Case), answer: problem }, 422);
  await expect(refused).rejects.toMatchObject({ status: 422, problem: { type: problem.type } });
});

it('getPage takes a name that the server refuses for one that does not exist', async () => {
  await expect(run(reads.getPage as Case, 422)).rejects.toMatchObject({ kind: 'http', status: 404 });
});

const writing: Record<string, Case> = {
  ...submissions,
  postPrivateDocument: {
    run: (api) => client.postPrivateDocument(api, { hoster: 'one', file: new Blob(['paper']) }, attempt),
    call: 'POST /api/assets/upload/privatedocument',
    failure: 'Failed to post assets load private document',
  },
};

/** What a call cannot do without. Its guest is told, or the hotel is asked how it stands. */
const needed: Record<string, string> = {
  postPayment: 'the secret that opens the card fields',
  cancelPayment: 'whether the payment succeeded before it was given up: `getPayment` is asked then',
  postPrivateDocument: 'the id that the check-in names the paper by',
};

describe.each(Object.entries(writing))('%s, answered by a 2xx of another shape', (name, { run, failure }) => {
  it.each(['', 'OK', 'null', '{"done":1}'])('%o, is sent once', async (body) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const requests = vi.fn(() => new Response(body, { status: 200 }));
    network.use(http.post(`${ORIGIN}/*`, requests));
    const sent = run(anApi({ retry: 2 }));
    if (needed[name] === undefined) await expect(sent).resolves.toEqual({});
    else
      await expect(sent).rejects.toMatchObject({
        kind: 'malformed',
        message: expect.stringMatching(`^${failure}: .+`) as string,
      });
    expect(requests).toHaveBeenCalledOnce();
  });
});

it('every writing call of the client is in the table', () => {
  const names = Object.keys(client).filter((name) => /^(?:post|put|cancel|delete)/u.test(name));
  expect(Object.keys(writing).sort()).toEqual(names.sort());
});
