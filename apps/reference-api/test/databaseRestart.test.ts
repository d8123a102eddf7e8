import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startPostgres } from '../../../tools/postgres/startPostgres.mjs';
import { aFolder, startBuilt } from './support/serverProcess';

/** The number of guests who order all the time. */
const LANES = 20;
const hoster = 'hotel-des-lices';

interface Receipt {
  _id: string;
  key: string;
}

it('outlives cut connections and a restart of PostgreSQL, and loses or doubles nothing', async () => {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('restarted');
  const server = await startBuilt({ DATA_DIR: aFolder(), DATABASE_URL: url });
  const send = (path: string, body: object, key: string) =>
    fetch(`${server.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const guest = { hoster, firstname: 'Ada', lastname: 'Guest', overwriting: false };
  const { _id: customer } = (await (await send('customer', guest, 'guest')).json()) as Receipt;
  const order = (key: string) => {
    const item = { originalProductId: 'oreiller', quantity: 1, type: 'single' };
    return send('order', { hoster, customer, roomNumber: key.slice(-20), item }, key);
  };

  const acknowledged = new Map<string, Receipt>();
  const refused: string[] = [];
  let isOpen = true;
  async function orderAgainAndAgain(lane: number): Promise<void> {
    for (let index = 0; isOpen; index += 1) {
      const key = `lane-${lane}-${index}`;
      const answer = await order(key);
      const body = (await answer.json()) as Receipt;
      if (answer.status === 201) acknowledged.set(key, body);
      else {
        expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
          status: 503,
          retryAfter: expect.stringMatching(/^\d+$/u),
        });
        refused.push(key);
      }
      await pause(20);
    }
  }
  const guests = Promise.all(Array.from({ length: LANES }, (_, lane) => orderAgainAndAgain(lane)));
  const until = async (isSo: () => boolean) => {
    // What a guest was told wrongly fails the test at once.
    while (!isSo()) await Promise.race([pause(10), guests]);
  };
  const untilOrdered = (count: number) => {
    const wanted = acknowledged.size + count;
    return until(() => acknowledged.size >= wanted);
  };
  await untilOrdered(50);

  const client = new Client(url);
  await client.connect();
  for (let round = 0; round < 5; round += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await untilOrdered(20);
  }
  await client.end();

  await postgres.halt();
  await until(() => refused.length >= LANES);
  expect((await fetch(`${server.address}/health`)).status).toBe(503);
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
  await postgres.start();
  await untilOrdered(50);
  await expect
    .poll(async () => (await fetch(`${server.address}/health`)).status, { timeout: 10_000 })
    .toBe(200);
  isOpen = false;
  await guests;

  // Each guest's app tries again with the same key.
  for (const key of refused) acknowledged.set(key, (await (await order(key)).json()) as Receipt);
  for (const [key, receipt] of acknowledged) expect(await (await order(key)).json(), key).toEqual(receipt);
  const { rows } = await (async () => {
    const reader = new Client(url);
    await reader.connect();
    const result = await reader.query<{ id: string }>('select id from customer_order');
    await reader.end();
    return result;
  })();
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].map(({ _id }) => _id).sort());
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await postgres.stop();
}, 120_000);
