import { parseBundle } from '@guest/reference-backend';
import { afterAll, describe, expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startPostgres } from '../../../tools/postgres/startPostgres.mjs';
import { openPostgresStorage } from '../src/storage/postgres';
import { openSqliteStorage } from '../src/storage/sqlite';
import { aBundle } from './support/hotels';
import { aFolder } from './support/serverProcess';
import { aCustomerId, anOrder, testServer } from './support/testServer';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

let count = 0;
const databases = {
  SQLite: () => openSqliteStorage({ dataDir: aFolder() }),
  PostgreSQL: async () => openPostgresStorage({ url: await postgres.createDatabase(`bad_text_${count++}`) }),
};

/** Texts that JSON can hold but no database: half of a surrogate pair, and a zero byte. */
const unstorable = ['x\ud800y', 'x\udc00', 'x\u0000y'];
const guest = { hoster: 'palace-id', overwriting: false };

describe.each(Object.entries(databases))('text that %s could not keep', (_name, open) => {
  it('is refused wherever a guest may type, and the rest of the text kept as it is', async () => {
    const storage = await open();
    const { app, lines } = await testServer({ storage });
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const order = anOrder(await aCustomerId(app));
    for (const text of unstorable) {
      const answers = await Promise.all([
        post('/api/order', { ...order, orderDetails: text }),
        post('/api/order', { ...order, roomNumber: text }),
        post('/api/customer', { ...guest, lastname: text }),
        post('/api/customer', { ...guest, address: { city: text } }),
        post('/api/message', { hoster: 'palace-id', message: text }),
        post('/api/feedback', { hoster: 'palace-id', message: text }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
    }
    const kept = await post('/api/order', { ...order, orderDetails: 'Café 👩‍👩‍👧\n山田' });
    expect(kept.statusCode).toBe(201);
    const { _id } = kept.json<{ _id: string }>();
    expect(await storage.getOrder(_id)).toMatchObject({ orderDetails: 'Café 👩‍👩‍👧\n山田' });
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    await storage.close();
  });

  it('is refused in every address', async () => {
    const storage = await open();
    const { app, lines } = await testServer({ storage });
    for (const url of [
      '/api/hoster?shortcut=a%00b',
      '/api/product?hosterId=a%00b',
      '/api/page/a%00b',
      '/api/order/a%00b',
      '/static-host/manifest/a%00b',
      '/static-host/palace/a%00.svg',
      '/static-host/pal%00ace/logo.svg',
    ]) {
      expect([400, 404], url).toContain((await app.inject(url)).statusCode);
    }
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    await storage.close();
  });
});

it.each(unstorable)('is refused in a hotel bundle, with its place: %j', (text) => {
  expect(parseBundle(aBundle('palace', text)).errors?.map(({ path }) => path)).toEqual(['hoster.name']);
});
