import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, startBuilt } from './support/serverProcess';

const PAID = '4242424242424242';
const LOST = '4000000000000119';

interface Opened {
  _id: string;
  key: string;
  clientSecret: string;
  status: string;
}

async function call(address: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/api/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  return { status: answer.status, json: (await answer.json()) as Opened & { token: string } };
}

/** The hold of one guest, who always sends the same key. */
const hold = (address: string) =>
  call(
    address,
    'hoster/hotel-des-lices/payment/create',
    { purpose: 'preAuthorisation' },
    { 'idempotency-key': 'one-guest' },
  );

const bearing = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function confirm(address: string, { _id, clientSecret }: Opened, number: string) {
  const { json } = await call(address, 'payment-sandbox/token', { number, expiry: '12/30', code: '123' });
  return call(address, `payment-sandbox/${_id}/confirm`, { token: json.token }, bearing(clientSecret));
}

/** The lines of all logs that say that a card was held. */
function heldIn(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'guest-web.sqlite'), { readOnly: true });
  const rows = database.prepare('select id from payment_event where json like ?').all('%"authorised"%');
  database.close();
  return rows.map(({ id }) => String(id));
}

it('holds a card once, and says so, when the process is killed between the hold and its answer', async () => {
  const DATA_DIR = aFolder();
  const first = await startBuilt({ DATA_DIR });
  const { json: opened } = await hold(first.address);
  expect((await confirm(first.address, opened, LOST)).status).toBe(503);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startBuilt({ DATA_DIR });
  const read = await call(second.address, `payment/${opened._id}`, undefined, bearing(opened.key));
  expect(read).toMatchObject({ status: 200, json: { status: 'authorised' } });
  expect((await hold(second.address)).json).toMatchObject({ _id: opened._id, status: 'authorised' });
  expect((await confirm(second.address, opened, PAID)).json).toMatchObject({ status: 'authorised' });
  expect(heldIn(DATA_DIR).sort()).toEqual([opened._id, `sandbox-${opened._id}-0`].sort());
  expect(first.stdout() + second.stdout()).not.toMatch(/\d{14,}/u);
});

it('holds a card once when the process is killed at any moment of the confirmation', async () => {
  const DATA_DIR = aFolder();
  const first = await startBuilt({ DATA_DIR });
  const { json: opened } = await hold(first.address);
  const lost = confirm(first.address, opened, PAID).catch(() => undefined);
  setTimeout(() => first.child.kill('SIGKILL'), 5);
  await Promise.all([lost, first.ended]);

  const second = await startBuilt({ DATA_DIR });
  const { json: again } = await hold(second.address);
  expect(again).toMatchObject({ _id: opened._id });
  // A hold that is in place comes without the secret that confirms it.
  const known = { ...opened, ...again };
  expect((await confirm(second.address, known, PAID)).json).toMatchObject({ status: 'authorised' });
  expect(heldIn(DATA_DIR).filter((id) => id.startsWith('sandbox-'))).toHaveLength(1);
});
