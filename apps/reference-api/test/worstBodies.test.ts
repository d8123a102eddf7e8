import { DEFAULT_MAX_BODY_BYTES, routes, type Route } from '@guest/api-contract';
import { expect, it } from 'vitest';
import { prefixOf } from '../src/server/services';
import { openSqliteStorage } from '../src/storage/sqlite';
import { aFolder } from './support/serverProcess';
import { aCustomerId, testServer } from './support/testServer';
import { worstBodies, yardstick } from './support/worstBodies';

/*
 * The goal is 50 ms of processor time for the worst body that a route takes. Machines differ, so a body is compared
 * with one of a million bytes whose JSON alone costs about that much: both are measured here.
 */

const withBody = Object.entries<Route>(routes).filter(
  ([, { body, bodyType = 'json' }]) => body && /json$/iu.test(bodyType),
);

/** The least processor time of some runs, in ms: a run may be disturbed. */
async function leastCost(run: () => unknown, runs = 3): Promise<number> {
  const costs: number[] = [];
  for (let left = runs; left > 0; left -= 1) {
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

/** A limit, not a wait. An injected request has no socket that a deadline could close. */
const PATIENCE_MS = 600_000;

let caller = 0;

it.each(withBody)(
  '%s answers its worst body as fast as a million bytes are read',
  async (_name, route) => {
    const storage = await openSqliteStorage({ dataDir: aFolder() });
    const { app } = await testServer({ storage, logLevel: 'error', bodyDeadlineMs: PATIENCE_MS });
    const send = (payload: string) => {
      caller += 1;
      return app.inject({
        method: route.method,
        url: `${prefixOf(route.service)}/${route.path.replaceAll(/:\w+/gu, 'palace-id')}`,
        headers: { 'content-type': 'application/json', 'x-device-id': `device-${caller}` },
        // Each request comes from another guest, so that no limit of requests applies.
        remoteAddress: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        payload,
      });
    };
    const known = {
      hoster: 'palace-id',
      hosterId: 'palace-id',
      slug: 'palace',
      customer: await aCustomerId(app),
      birthDate: '1990-05-01',
      originalProductId: 'palace-breakfast',
      originalItemId: 'palace-coffee',
    };
    const bodies = worstBodies(route.body as never, {
      maxBytes: route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
      known,
    });
    const text = yardstick();
    const most = await leastCost(() => JSON.parse(text));
    const slow: string[] = [];
    for (const { what, text: body } of bodies) {
      if ((await leastCost(() => send(body), 1)) < most) continue;
      const cost = await leastCost(() => send(body));
      if (cost >= most) slow.push(`${what}, ${body.length} bytes: ${cost} ms; the goal is ${most} ms`);
    }
    expect(slow).toEqual([]);
    await storage.close();
  },
  PATIENCE_MS,
);
