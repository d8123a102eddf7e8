import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '@guest/api-contract';
import { createOrderPayments } from '@guest/reference-backend';
import { createNodeBasics } from '../src/backend/nodePorts';
import { run } from '../src/cli/run';
import { openStorage } from '../src/backend/openStorage';
import { SECRET_FILE } from '../src/config/dataFolder';
import { SQLITE_FILE } from '../src/storage/sqlite';
import { aBundle } from './support/hotels';
import { aFolder, spawnBuilt, startBuilt } from './support/serverProcess';

/** Runs commands on a data folder of its own. */
function aCommandLine() {
  const folder = aFolder();
  const env = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  const type = async (...args: string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    const code = await run(args, env, {
      print: (line) => out.push(line),
      printError: (line) => errors.push(line),
    });
    return { code, out: out.join('\n'), errors: errors.join('\n') };
  };
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return { folder, env, type, write };
}

describe('hotel', () => {
  it('imports a bundle, lists it, exports it and imports the export without a difference', async () => {
    const { folder, type, write } = aCommandLine();
    write('palace.json', aBundle('palace', 'The Palace'));
    expect(await type('hotel', 'import', 'palace.json')).toEqual({
      code: 0,
      out: 'The Palace is at /palace (1 file)',
      errors: '',
    });
    expect((await type('hotel', 'list')).out).toBe('palace  The Palace');
    const first = await type('hotel', 'export', 'palace');
    expect((await type('hotel', 'export', 'palace', '--out', 'copy.json')).out).toBe(
      'The Palace is in copy.json',
    );
    expect(readFileSync(join(folder, 'copy.json'), 'utf8').trim()).toBe(first.out);
    expect((await type('hotel', 'remove', 'palace')).code).toBe(0);
    expect((await type('hotel', 'import', 'copy.json')).code).toBe(0);
    expect((await type('hotel', 'export', 'palace')).out).toBe(first.out);
    expect((await type('hotel', 'export', 'palace', '--out', 'copy.zip')).code).toBe(0);
    expect((await type('hotel', 'remove', 'palace')).code).toBe(0);
    expect((await type('hotel', 'import', 'copy.zip')).errors).toBe('');
    expect((await type('hotel', 'export', 'palace')).out).toBe(first.out);
  });

  it('takes files that stand beside the bundle', async () => {
    const { folder, type, write } = aCommandLine();
    const { files, ...rest } = aBundle('palace');
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/logo.svg'), atob(files[0]?.base64 ?? ''));
    write('palace.json', { ...rest, files: [{ name: 'logo.svg', file: 'images/logo.svg' }] });
    expect((await type('hotel', 'import', 'palace.json')).code).toBe(0);
  });

  const bad: [string, unknown, string][] = [
    ['is not there', undefined, 'cannot be read'],
    ['is not JSON', '{"hoster":', '(bundle): is not JSON'],
    [
      'misses a name',
      { ...aBundle('palace'), hoster: { _id: 'a', slug: 'palace' } },
      'hoster.name: is missing',
    ],
    ['takes a path of the server', aBundle('api'), 'hoster.slug: is a reserved word'],
    ['takes a screen of the app', aBundle('payment'), 'hoster.slug: is a reserved word'],
    ['names a file that is missing', { ...aBundle('palace'), files: [] }, 'hoster.logo: names "logo.svg"'],
    ['misspells a field', { ...aBundle('palace'), catalog: {} }, 'catalog: is not a field'],
  ];

  it.each(bad)(
    'refuses a bundle that %s, names path and reason and changes nothing',
    async (_what, bundle, reason) => {
      const { type, write } = aCommandLine();
      write('good.json', aBundle('palace', 'As it was'));
      await type('hotel', 'import', 'good.json');
      const before = (await type('hotel', 'export', 'palace')).out;
      if (bundle !== undefined) write('bad.json', bundle);
      const refused = await type('hotel', 'import', 'bad.json');
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain('bad.json was not imported');
      expect(refused.errors).toContain(reason);
      expect((await type('hotel', 'list')).out).toBe('palace  As it was');
      expect((await type('hotel', 'export', 'palace')).out).toBe(before);
    },
  );

  it.each(['export', 'remove'])('says so when %s is asked for a hotel that is not there', async (word) => {
    const { type } = aCommandLine();
    const answer = await type('hotel', word, 'nowhere');
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.errors).toMatch(/^There is no hotel "nowhere"/u);
  });

  it('says so when a file cannot be written', async () => {
    const { type, write } = aCommandLine();
    write('palace.json', aBundle('palace'));
    await type('hotel', 'import', 'palace.json');
    const answer = await type('hotel', 'export', 'palace', '--out=no/such/folder.json');
    expect(answer).toMatchObject({ code: 1, errors: 'no/such/folder.json cannot be written (ENOENT)' });
  });
});

describe('order', () => {
  /** A data folder with one order in it, made through the storage itself. */
  async function anOrderedBike(id = 'order-1', paymentMethod: PaymentMethod = 'room') {
    const line = aCommandLine();
    line.write('palace.json', aBundle('palace'));
    await line.type('hotel', 'import', 'palace.json');
    const storage = await openStorage({ dataDir: line.env.DATA_DIR });
    const head = {
      hosterId: 'palace-id',
      bodyHash: 'hash',
      createdAt: '2026-11-21T08:00:00.000Z',
      answer: '{}',
    };
    await storage.submit({
      ...head,
      kind: 'customer',
      id: 'guest-1',
      key: 'guest',
      customer: { email: '', json: '{}' },
    });
    await storage.submit({
      ...head,
      kind: 'order',
      id,
      key: 'order',
      order: {
        customerId: 'guest-1',
        number: 'K7F2',
        keyHash: 'hash',
        productId: 'palace-bike',
        productName: 'Bike',
        type: 'single',
        quantity: 2,
        roomNumber: '12',
        orderDetails: '',
        deliveryDate: null,
        sheets: null,
        totalCents: 2_400,
        paymentMethod,
      },
    });
    await storage.close();
    return line;
  }

  it('is listed and moved on, and never back', async () => {
    const { type } = await anOrderedBike();
    const listed = (await type('order', 'list', 'palace')).out;
    expect(listed).toContain('K7F2');
    expect(listed).toContain('2 × Bike');
    expect(listed).toContain('order-1');
    expect(await type('order', 'status', 'order-1', 'confirmed')).toMatchObject({
      code: 0,
      out: 'Order K7F2 is confirmed',
    });
    expect(await type('order', 'status', 'order-1', 'received')).toMatchObject({
      code: 1,
      errors: 'An order that is confirmed cannot become received',
    });
    const cancelled = await type('order', 'status', 'order-1', 'cancelled', '--reason', 'No more bikes');
    expect(cancelled.code).toBe(0);
    expect((await type('order', 'list', 'palace')).out).toContain('cancelled');
  });

  it('is found by an id that begins with a hyphen, after `--`', async () => {
    const { type } = await anOrderedBike('-dashing_id');
    expect((await type('order', 'status', '--', '-dashing_id', 'delivered')).code).toBe(0);
  });

  /** Opens the payment of the order, and pays it where a status says so. */
  async function aPayment(env: { DATA_DIR: string }, status?: 'succeeded' | 'processing') {
    const secret = readFileSync(join(env.DATA_DIR, SECRET_FILE), 'utf8').trim();
    const storage = await openStorage({ dataDir: env.DATA_DIR });
    const intent = await createOrderPayments({ ...createNodeBasics(secret), storage }).intentOf('order-1');
    const at = new Date().toISOString();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const facts = { hosterId: 'palace-id', purpose: 'payment', amountCents: 2_400, currency: 'EUR' };
    const opened = { type: 'opened', at, ...facts, provider: 'sandbox', order: 'order-1', expiresAt };
    const moved = { type: 'moved', at, status };
    const lines = status ? [opened, moved] : [opened];
    for (const id of [intent, `sandbox-${intent}-0`]) {
      for (const [position, line] of lines.entries())
        await storage.addPaymentEvent({ id, position, json: JSON.stringify(line), at });
    }
    await storage.close();
    return intent;
  }

  it('says how it is paid', async () => {
    const onRoom = await anOrderedBike();
    expect((await onRoom.type('order', 'list', 'palace')).out).toMatch(
      /on the room {2}2 × Bike {2}order-1$/u,
    );
    const byCard = await anOrderedBike('order-1', 'card');
    const listed = (await byCard.type('order', 'list', 'palace')).out;
    expect(listed).toContain('to be paid');
    const intent = await aPayment(byCard.env, 'succeeded');
    expect(listed).toContain(`order-1  ${intent}`);
    expect((await byCard.type('order', 'list', 'palace')).out).toMatch(/ paid {9}2 × Bike/u);
  });

  it('that is cancelled names a payment to be refunded', async () => {
    const { type, env } = await anOrderedBike('order-1', 'card');
    const intent = await aPayment(env, 'succeeded');
    expect((await type('order', 'status', 'order-1', 'cancelled')).out).toBe(
      `Order K7F2 is cancelled\nIts payment ${intent} is paid: refund it at the provider`,
    );
  });

  it('that is cancelled while it is being paid says to look again', async () => {
    const { type, env } = await anOrderedBike('order-1', 'card');
    await aPayment(env, 'processing');
    expect((await type('order', 'status', 'order-1', 'cancelled')).out).toMatch(
      /is being processed: look again/u,
    );
  });

  it('that is cancelled takes no card any more', async () => {
    const { type, env } = await anOrderedBike('order-1', 'card');
    const intent = await aPayment(env);
    expect((await type('order', 'status', 'order-1', 'cancelled')).out).toBe(
      `Order K7F2 is cancelled\nIts payment ${intent} takes no card any more`,
    );
    const storage = await openStorage({ dataDir: env.DATA_DIR });
    expect((await storage.listPaymentEvents(`sandbox-${intent}-0`)).at(-1)).toContain('"cancelled"');
    await storage.close();
    expect((await type('order', 'list', 'palace')).out).toContain('not paid');
  });

  it('is refused by what does not exist', async () => {
    const { type } = await anOrderedBike();
    expect((await type('order', 'list', 'nowhere')).code).toBe(1);
    expect((await type('order', 'status', 'nothing', 'delivered')).errors).toBe(
      'There is no order "nothing"',
    );
    expect((await type('order', 'status', 'order-1', 'eaten')).errors).toContain(
      'is not a state of an order',
    );
  });
});

describe('the command line', () => {
  it.each([[['help']], [['--help']], [['hotel', 'import', '--help']]])(
    'explains itself: %j',
    async (args) => {
      const { type } = aCommandLine();
      const { code, out } = await type(...args);
      expect(code).toBe(0);
      expect(out).toContain('hotel export SLUG [--out FILE]');
      expect(out).toContain('order status ID STATE [--reason TEXT]');
      expect(out).toContain('db migrate');
    },
  );

  it.each([
    [[]],
    [['hotels']],
    [['hotel']],
    [['hotel', 'import']],
    [['hotel', 'export', 'a', 'b']],
    [['hotel', 'list', '--all']],
    [['hotel', 'export', 'a', '--out']],
  ])('ends with 2 when it does not understand %j', async (args) => {
    const { type } = aCommandLine();
    expect((await type(...args)).code).toBe(2);
  });

  it('migrates, and says what is wrong with the environment', async () => {
    const { type, env } = aCommandLine();
    expect(await type('db', 'migrate')).toMatchObject({ code: 0, out: 'The database is up to date' });
    const errors: string[] = [];
    const printError = (line: string) => errors.push(line);
    const code = await run(
      ['db', 'migrate'],
      { ...env, DATABASE_URL: 'mysql://x' },
      { print: () => {}, printError },
    );
    expect({ code, errors }).toEqual({
      code: 1,
      errors: ['DATABASE_URL is not an address that begins with postgres://'],
    });
  });

  it('says in one line that something unexpected happened, and quotes nothing', async () => {
    const { env, type } = aCommandLine();
    await type('db', 'migrate');
    const database = new DatabaseSync(join(env.DATA_DIR, SQLITE_FILE));
    database.exec('drop table hotel');
    database.close();
    const { code, out, errors } = await type('hotel', 'list');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toBe(
      'hotel list stopped at an unexpected error (Error, ERR_SQLITE_ERROR); LOG_LEVEL=debug shows where',
    );
  });

  it('works while the server runs, which notices', async () => {
    const folder = aFolder();
    const env = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
    const server = await startBuilt(env);
    const read = () => fetch(`${server.address}/api/hoster?shortcut=palace`);
    expect((await read()).status).toBe(404);
    for (const name of ['The Palace', 'The Palace, renovated']) {
      writeFileSync(join(folder, 'palace.json'), JSON.stringify(aBundle('palace', name)));
      const importing = spawnBuilt('cli.js', env, ['hotel', 'import', 'palace.json']);
      expect(await importing.ended, importing.stderr()).toBe(0);
      await vi.waitFor(async () => expect(await (await read()).json()).toMatchObject({ name }), 3_000);
    }
  });
});
