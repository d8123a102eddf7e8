import { StorageError, StorageUnavailableError } from '@guest/reference-backend';
import { sampleMessage, storageConformance } from '@guest/reference-backend/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/startPostgres.mjs';
import { openPostgresStorage } from './postgres';

const START_TIMEOUT_MS = 60_000;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, START_TIMEOUT_MS);
afterAll(() => postgres.stop());

storageConformance('PostgreSQL', async () => {
  const options = { url: await postgres.createDatabase('conformance'), revisionMaxAgeMs: 0 };
  return {
    storage: await openPostgresStorage(options),
    other: await openPostgresStorage(options),
    canRace: true,
  };
});

describe('the PostgreSQL storage', () => {
  it('is opened by several processes at once, which migrate one after the other', async () => {
    const url = await postgres.createDatabase('together');
    const storages = await Promise.all([1, 2, 3].map(() => openPostgresStorage({ url })));
    const message = sampleMessage('hotel');
    await storages[0]?.submit(message);
    expect(await storages[1]?.findSubmission('message', 'hotel', message.key)).toMatchObject({
      id: message.id,
    });
    await Promise.all(storages.map((storage) => storage.close()));
  });

  it('knows the departures and customers of check-ins from before data ended', async () => {
    const url = await postgres.createDatabase('earlier');
    await (await openPostgresStorage({ url })).close();
    const client = new Client(url);
    await client.connect();
    const body = JSON.stringify({ customer: 'ada', departureDate: '2026-03-05' });
    // As an earlier version left it: indexes go with their columns.
    await client.query(`
      delete from kysely_migration where name >= '0006_when_data_end';
      drop table usability_test, usability_signal, recording_part, recording;
      drop index order_customer, submission_subject;
      alter table submission drop column ends_on, drop column customer_id;
      insert into submission values
        ('a', 'palace-id', 'checkin', 'k', 'h', '{}', '2026-01-01T10:00:00.000Z', 'a', '${body}')`);
    const storage = await openPostgresStorage({ url });
    const { rows } = await client.query('select ends_on, customer_id from submission');
    expect(rows).toEqual([{ ends_on: '2026-03-05', customer_id: 'ada' }]);
    await client.end();
    await storage.close();
  });

  it('outlives connections that the server closes, idle or in use', async () => {
    const url = await postgres.createDatabase('cut');
    const storage = await openPostgresStorage({ url });
    const client = new Client(url);
    await client.connect();
    const cut = () =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cut' and pid <> pg_backend_pid()",
      );
    const submit = () => storage.submit(sampleMessage('hotel'));
    await Promise.all([submit(), storage.findHotel('palace'), storage.ping()]);
    for (let round = 0; round < 10; round += 1) {
      const inUse = submit();
      await cut();
      expect(await inUse).toMatchObject({ outcome: 'stored' });
      await cut();
      expect(await submit()).toMatchObject({ outcome: 'stored' });
    }
    const { rows } = await client.query('select count(*)::int as count from submission');
    expect(rows).toEqual([{ count: 21 }]);
    await client.end();
    await storage.close();
  });

  it(
    'says that it is not available while the server is down, for reads and writes',
    async () => {
      const server = await startPostgres();
      const storage = await openPostgresStorage({ url: await server.createDatabase('down') });
      await server.stop();
      await expect(storage.findHotel('palace')).rejects.toThrow(StorageUnavailableError);
      await expect(storage.submit(sampleMessage('hotel'))).rejects.toThrow(StorageUnavailableError);
      await expect(storage.ping()).rejects.toThrow(StorageUnavailableError);
      await storage.close();
    },
    START_TIMEOUT_MS,
  );

  it('says in one line that the database cannot be reached, without its address', async () => {
    const opening = openPostgresStorage({ url: 'postgres://someone:secret@127.0.0.1:1/nowhere' });
    await expect(opening).rejects.toThrow(StorageError);
    await expect(opening).rejects.toThrow(/^(?!.*secret)[^\n]*DATABASE_URL[^\n]*ECONNREFUSED[^\n]*$/u);
  });

  it('says that the address is not one', async () => {
    await expect(openPostgresStorage({ url: 'not an address' })).rejects.toThrow(StorageError);
  });

  it('refuses a database of a newer version', async () => {
    const url = await postgres.createDatabase('newer');
    await (await openPostgresStorage({ url })).close();
    const client = new Client(url);
    await client.connect();
    await client.query(
      "insert into kysely_migration values ('9999_from_the_future', '2126-01-01T00:00:00.000Z')",
    );
    await client.end();
    await expect(openPostgresStorage({ url })).rejects.toThrow(/newer version/u);
  });
});
