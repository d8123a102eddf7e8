import { describe, expect, it } from 'vitest';
import { cut, cutInside, json, silent, stalled, startFaultyServer } from '../../test/faultyServer';
import { newAttempt } from './attempt';
import { createApi } from './createApi';
import { getHoster } from '../endpoints/hoster';
import { postOrder } from '../endpoints/order';
import { parseRuntimeConfig } from './runtimeConfig';

const server = startFaultyServer();
const api = (timeoutMs = 2_000, retry = 1) =>
  createApi(parseRuntimeConfig({}), { origin: server.origin(), timeoutMs, retry });

const hotel = { _id: 'one', slug: 'demo', name: 'Demo' };
const order = {
  hoster: 'one',
  customer: 'camille',
  roomNumber: '12',
  item: { originalProductId: 'coffee', quantity: 1, type: 'single' as const },
};

describe('a connection that breaks', () => {
  it.each([
    ['before the answer', cut],
    ['inside the answer', cutInside(hotel)],
  ])('%s is tried again', async (_where, fault) => {
    server.answerWith(fault, json(hotel));
    await expect(getHoster(api(), 'demo')).resolves.toMatchObject(hotel);
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    ['before the answer', cut],
    ['inside the answer', cutInside({ _id: 'order-1' })],
  ])('%s leaves an order that can be sent again as the same one', async (_where, fault) => {
    const attempt = newAttempt();
    server.answerWith(fault, json({ _id: 'order-1' }, 201));
    await expect(postOrder(api(), order, attempt)).resolves.toMatchObject({ _id: 'order-1' });
    expect(server.seen.map(({ key }) => key)).toEqual([attempt.key, attempt.key]);
    expect(server.seen[1]?.body).toBe(server.seen[0]?.body);
  });

  it('every time is kind offline', async () => {
    server.answerWith(cut, cutInside(hotel));
    await expect(getHoster(api(), 'demo')).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('a server that stops talking', () => {
  it.each([
    ['before the answer', silent],
    ['inside the answer', stalled],
  ])('%s is kind timeout', async (_where, fault) => {
    server.answerWith(fault);
    await expect(getHoster(api(50, 0), 'demo')).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('a redirect', () => {
  const to =
    (location: string, status: number): Parameters<typeof server.answerWith>[0] =>
    (_request, response) =>
      void response.writeHead(status, { Location: location }).end();

  it('of a read is followed', async () => {
    server.answerWith(to('/api/v2/hoster', 307), json(hotel));
    // A time-out on a busy machine would cause a second try, which is answered without a redirect.
    await expect(getHoster(api(10_000, 0), 'demo')).resolves.toMatchObject(hotel);
    expect(server.seen[1]?.url).toBe('/api/v2/hoster');
  });

  it('to the sign-in page of a Wi-Fi network is kind malformed', async () => {
    server.answerWith(to('/sign-in', 302), (_request, response) => void response.end('<!doctype html>'));
    await expect(postOrder(api(), order, newAttempt())).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('without an end is given up', async () => {
    server.answerWith(...Array.from({ length: 50 }, () => to('/api/hoster', 302)));
    await expect(getHoster(api(2_000, 0), 'demo')).rejects.toMatchObject({ kind: 'offline' });
  });
});

it('a server that is not there is kind offline', async () => {
  const nowhere = createApi(parseRuntimeConfig({ apiUrl: 'http://127.0.0.1:9' }), { retry: 0 });
  await expect(getHoster(nowhere, 'demo')).rejects.toMatchObject({ kind: 'offline' });
});
