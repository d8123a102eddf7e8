import { DEFAULT_MAX_BODY_BYTES, routes, type Route } from '@guest/api-contract';
import { prefixOf } from '../../src/server/services';
import { openSqliteStorage } from '../../src/storage/sqlite';
import { aFolder } from './serverProcess';
import { aCustomerId, testServer } from './testServer';
import { worstBodies } from './worstBodies';

/** A limit, not a wait. An injected request has no socket that a deadline could close. */
export const PATIENCE_MS = 600_000;

/** The routes that take JSON. */
export const routesWithBody = Object.entries<Route>(routes).filter(
  ([, { body, bodyType = 'json' }]) => body && /json$/iu.test(bodyType),
);

let caller = 0;

/** Calls back with each of the worst bodies of a route, and a function that sends it to a real server. */
export async function sendWorstBodies(
  route: Route,
  visit: (what: string, send: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const storage = await openSqliteStorage({ dataDir: aFolder() });
  const { app } = await testServer({ storage, logLevel: 'error', bodyDeadlineMs: PATIENCE_MS });
  const known = {
    hoster: 'palace-id',
    hosterId: 'palace-id',
    slug: 'palace',
    customer: await aCustomerId(app),
    birthDate: '1990-05-01',
    originalProductId: 'palace-breakfast',
    originalItemId: 'palace-coffee',
  };
  const maxBytes = route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  for (const { what, text } of worstBodies(route.body as never, { maxBytes, known }))
    await visit(`${what}, ${text.length} bytes`, async () => {
      caller += 1;
      const { statusCode } = await app.inject({
        method: route.method,
        url: `${prefixOf(route.service)}/${route.path.replaceAll(/:\w+/gu, 'palace-id')}`,
        headers: { 'content-type': 'application/json', 'x-device-id': `device-${caller}` },
        // Each request comes from another guest, so that no limit of requests applies.
        remoteAddress: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        payload: text,
      });
      return statusCode;
    });
  await storage.close();
}
