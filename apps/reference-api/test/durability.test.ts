import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, startBuilt } from './support/serverProcess';

/** The number of orders that are under way at any moment. */
const LANES = 200;
/** Each lane sends a second order after the first: whenever the process dies, some are not answered yet. */
const ORDERS = 2 * LANES;
const KILL_AFTER = 100;

interface Receipt {
  _id: string;
  key: string;
}

interface Hotel {
  hoster: string;
  customer: string;
}

function send(address: string, path: string, body: object, key: string): Promise<Response> {
  return fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

/** One order for each number; the service has no hours, so that the test may run at any. */
function order(address: string, { hoster, customer }: Hotel, index: number): Promise<Response> {
  const item = { originalProductId: 'oreiller', quantity: 1, type: 'single' };
  return send(address, 'order', { hoster, customer, roomNumber: String(index), item }, `attempt-${index}`);
}

it('loses no acknowledged order and makes none twice when the process is killed in the middle', async () => {
  const DATA_DIR = aFolder();
  const first = await startBuilt({ DATA_DIR, LOG_LEVEL: 'info' });
  const hoster = 'hotel-des-lices';
  const guest = { hoster, firstname: 'Ada', lastname: 'Guest', overwriting: false };
  const { _id: customer } = (await (await send(first.address, 'customer', guest, 'guest')).json()) as {
    _id: string;
  };
  const hotel = { hoster, customer };

  const acknowledged = new Map<number, Receipt>();
  const sendOne = async (index: number) => {
    const answer = await order(first.address, hotel, index);
    expect(answer.status).toBe(201);
    acknowledged.set(index, (await answer.json()) as Receipt);
    if (acknowledged.size === KILL_AFTER) first.child.kill('SIGKILL');
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: LANES }, async (_, lane) => {
      await sendOne(lane);
      await sendOne(LANES + lane);
    }),
  );
  expect(await first.ended).toBe('SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);

  const second = await startBuilt({ DATA_DIR, LOG_LEVEL: 'info' });
  for (const [index, { _id, key }] of acknowledged) {
    const read = await fetch(`${second.address}/api/order/${_id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(read.status, `order ${index}`).toBe(200);
  }

  // Every guest's app tries again with the key it had: the acknowledged ones get the same receipt.
  await Promise.all(
    Array.from({ length: ORDERS }, async (_, index) => {
      const answer = await order(second.address, hotel, index);
      expect(answer.status).toBe(201);
      const receipt = (await answer.json()) as Receipt;
      const before = acknowledged.get(index);
      if (before) expect(receipt).toEqual(before);
      acknowledged.set(index, receipt);
    }),
  );
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const database = new DatabaseSync(join(DATA_DIR, 'guest-web.sqlite'), { readOnly: true });
  const rows = database.prepare('select id from customer_order').all() as { id: string }[];
  database.close();
  expect(rows).toHaveLength(ORDERS);
  expect(new Set(rows.map(({ id }) => id))).toEqual(
    new Set([...acknowledged.values()].map(({ _id }) => _id)),
  );
}, 60_000);
