import { routes, type Route } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { prefixOf } from '../src/server/services';
import { aCustomerId, anOrder, testServer } from './support/testServer';

const MARK = 'zz-personal-zz';

/** Marked values in every field that may carry a guest's data. */
const marked = {
  hoster: 'palace-id',
  customer: MARK,
  email: `${MARK}@example.com`,
  firstname: MARK,
  lastname: MARK,
  phone: MARK,
  message: MARK,
  roomNumber: MARK,
  orderDetails: MARK,
  overwriting: true,
  globalComment: MARK,
  item: { originalProductId: MARK, quantity: 1, type: 'single' },
};

const posts = Object.values<Route>(routes).filter((route) => route.method === 'POST');
const addressOf = (route: Route) => `${prefixOf(route.service)}/${route.path.replaceAll(/:\w+/gu, MARK)}`;

describe('the log', () => {
  it.each(posts.map((route) => [addressOf(route)]))(
    'knows nothing of the guest after POST %s',
    async (url) => {
      const { app, lines } = await testServer();
      const headers = {
        authorization: `Bearer ${MARK}`,
        'user-agent': MARK,
        cookie: MARK,
        'x-device-id': MARK,
      };
      await app.inject({ method: 'POST', url: `${url}?email=${MARK}`, headers, payload: marked });
      await app.inject({ method: 'POST', url, headers, payload: `{"${MARK}` });
      await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': MARK }, payload: MARK });
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.join('')).not.toContain(MARK);
    },
  );

  it('holds no data of the guest when the storage fails, but says where', async () => {
    const { app, storage, lines } = await testServer();
    const payload = { ...anOrder(await aCustomerId(app)), orderDetails: MARK };
    storage.submit = () => Promise.reject(new Error(`could not insert ${MARK}`));
    const answer = await app.inject({ method: 'POST', url: '/api/order', payload });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(MARK);
    const failure = lines.find((line) => line.includes('"level":50'));
    expect(failure).toContain('logPrivacy.test');
    expect(lines.join('')).not.toContain(MARK);
  });

  it('names a request by its route, not by its address', async () => {
    const { app, lines } = await testServer();
    await app.inject(`/api/order/${MARK}?room=${MARK}`);
    const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
    expect(line).toMatchObject({ method: 'GET', route: '/api/order/:id', status: 401, msg: 'request' });
    expect(Object.keys(line).sort()).toEqual(
      ['durationMs', 'level', 'method', 'msg', 'requestId', 'route', 'status', 'time'].sort(),
    );
  });

  it.each([
    ['info', ['POST 201', 'GET 401']],
    ['debug', ['GET 200', 'POST 201', 'GET 401']],
  ] as const)('has at the level %s the lines %j', async (logLevel, expected) => {
    const { app, lines } = await testServer({ logLevel });
    await app.inject('/api/product?hosterId=palace-id');
    await aCustomerId(app);
    await app.inject(`/api/order/${MARK}`);
    const told = lines
      .map((line) => JSON.parse(line) as { msg: string; method: string; status: number })
      .filter(({ msg }) => msg === 'request')
      .map(({ method, status }) => `${method} ${status}`);
    expect(told).toEqual(expected);
  });
});
