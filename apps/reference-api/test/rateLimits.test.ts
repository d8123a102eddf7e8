import { routes, type RouteName } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../src/server/rateLimits';
import { prefixOf } from '../src/server/services';
import { anOrder, testServer } from './support/testServer';

const { postMessage: limit = { perDevice: 0, perAddress: 0 } } = rateLimits;
const url = '/api/message';

describe('rate limits', () => {
  it('stop one device, while its neighbours behind the same address go on', async () => {
    const { app } = await testServer();
    const send = (device: string) =>
      app.inject({ method: 'POST', url, headers: { 'x-device-id': device }, payload: {} });
    for (let count = 0; count < limit.perDevice; count += 1) {
      expect((await send('mine')).statusCode).not.toBe(429);
    }
    const stopped = await send('mine');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.json()).toMatchObject({ type: 'urn:guest-web:problem:too-many-requests' });
    expect((await send('yours')).statusCode).not.toBe(429);
  });

  it('stop an address that calls itself another device each time', async () => {
    const { app } = await testServer();
    const statuses: number[] = [];
    for (let count = 0; count <= limit.perAddress; count += 1) {
      const headers = { 'x-device-id': `device-${count}` };
      statuses.push((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode);
    }
    expect(statuses.pop()).toBe(429);
    expect(statuses).not.toContain(429);
  });

  it('count the address alone where a device does not say its name', async () => {
    const { app } = await testServer();
    const send = async () => (await app.inject({ method: 'POST', url, payload: {} })).statusCode;
    for (let count = 0; count < limit.perAddress; count += 1) expect(await send()).not.toBe(429);
    expect(await send()).toBe(429);
  });

  it('let a hotel’s reservations be searched a few times, from however many addresses', async () => {
    const {
      perDevice,
      perAddress,
      perHotel = 0,
    } = rateLimits.findReservation ?? { perDevice: 0, perAddress: 0 };
    const { app } = await testServer();
    const search = async (hoster: string, remoteAddress: string, device: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/reservation/search?hoster=${hoster}`,
        headers: { 'x-device-id': device },
        remoteAddress,
        payload: { number: 'LC-1', lastname: 'Roux' },
      });
      return answer.statusCode;
    };
    for (let count = 0; count < perHotel; count += 1) {
      const address = `192.0.2.${Math.floor(count / perAddress)}`;
      expect(await search('palace-id', address, `device-${Math.floor(count / perDevice)}`)).toBe(404);
      if ((count + 1) % perAddress === 0) expect(await search('villa-id', address, 'another')).toBe(429);
    }
    expect(await search('palace-id', '192.0.2.99', 'yet-another')).toBe(429);
    expect(await search('villa-id', '192.0.2.99', 'yet-another')).toBe(404);
  });

  it('let a seminar of 300 guests behind one address make customers and order four times each', async () => {
    const { app } = await testServer({ logLevel: 'error' });
    const post = async (device: string, path: string, payload: object) => {
      const headers = { 'x-device-id': device };
      const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
      expect(answer.statusCode).toBe(201);
      return answer.json<{ _id: string }>();
    };
    const statuses = Array.from({ length: 300 }, async (_, guest) => {
      const device = `guest-${guest}`;
      for (let round = 0; round < 4; round += 1) {
        const body = { hoster: 'palace-id', lastname: device, overwriting: false };
        const { _id } = await post(device, 'customer', body);
        await post(device, 'order', anOrder(_id));
      }
    });
    await Promise.all(statuses);
  });

  const stored: RouteName[] = ['postOrder', 'postCustomer', 'postCheckin', 'postFeedback', 'postReview'];
  it.each(stored)('stop a device that sends hundreds: %s', async (name) => {
    const { app } = await testServer({ logLevel: 'error' });
    const { service, path } = routes[name];
    const send = async () => {
      const headers = { 'x-device-id': 'one' };
      const answer = await app.inject({
        method: 'POST',
        url: `${prefixOf(service)}/${path}`,
        headers,
        payload: {},
      });
      return answer.statusCode;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 600; count += 1) statuses.push(await send());
    const allowed = rateLimits[name]?.perDevice;
    expect(statuses.filter((status) => status !== 429)).toHaveLength(allowed ?? 0);
  });
});
