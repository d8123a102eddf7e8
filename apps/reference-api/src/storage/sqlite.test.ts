import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { StorageError, StorageUnavailableError } from '@guest/reference-backend';
import {
  sampleCustomer,
  sampleHotel,
  sampleMessage,
  storageConformance,
} from '@guest/reference-backend/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStorage, SQLITE_FILE } from './sqlite';

const folders: string[] = [];
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guest-web-'));
  folders.push(folder);
  return folder;
}
/** Another writer in a thread of its own: waiting for a lock blocks its thread. */
const holdLock = `
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new (require('node:sqlite').DatabaseSync)(workerData);
  database.exec('begin immediate');
  parentPort.postMessage('locked');
  setTimeout(() => database.exec('commit'), 1_500);
`;

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

storageConformance('SQLite', async () => {
  const options = { dataDir: aFolder(), revisionMaxAgeMs: 0 };
  return { storage: await openSqliteStorage(options), other: await openSqliteStorage(options) };
});

describe('the SQLite storage', () => {
  it('keeps what it acknowledged after it is closed and opened again', async () => {
    const dataDir = aFolder();
    const first = await openSqliteStorage({ dataDir });
    const message = sampleMessage('hotel');
    await first.submit(message);
    await first.close();
    const second = await openSqliteStorage({ dataDir });
    const repeat = { ...message, id: 'another' };
    expect(await second.submit(repeat)).toMatchObject({ outcome: 'replayed', id: message.id });
    await second.close();
  });

  it('lets its user alone read its files, in a folder that everybody may read', async () => {
    const dataDir = aFolder();
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, SQLITE_FILE), '', { mode: 0o644 });
    const storage = await openSqliteStorage({ dataDir });
    await storage.submit(sampleMessage('hotel'));
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    await storage.close();
  });

  it('keeps one row of a check-in, with what its latest revision says', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir });
    const first = sampleMessage('hotel', { kind: 'checkin', json: '{"message":"late"}' });
    const json = '{"message":"later","revision":1}';
    await storage.submit(first);
    await storage.submit({ ...first, id: 'another', bodyHash: 'other', revision: 1, json });
    await storage.close();
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
    const rows = database.prepare("select id, body from submission where kind = 'checkin'").all();
    database.close();
    expect(rows.map((row) => ({ ...row }))).toEqual([{ id: first.id, body: json }]);
  });

  it('writes what is waiting before it closes', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir });
    const submitting = storage.submit(sampleMessage('hotel'));
    await storage.close();
    expect(await submitting).toMatchObject({ outcome: 'stored' });
  });

  it('is durable at every commit and lets reads go on meanwhile', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir });
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
    expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    database.exec('begin immediate');
    await expect(storage.listHotels()).resolves.toEqual([]);
    database.exec('rollback');
    database.close();
    await storage.close();
  });

  it('waits for another process that is writing', async () => {
    const dataDir = aFolder();
    await (await openSqliteStorage({ dataDir })).close();
    const writer = new Worker(holdLock, { eval: true, workerData: join(dataDir, SQLITE_FILE) });
    await once(writer, 'message');
    const storage = await openSqliteStorage({ dataDir });
    const hotel = sampleHotel();
    await storage.importHotel(hotel);
    expect(await storage.findHotel(hotel.slug)).toMatchObject({ name: hotel.name });
    await storage.close();
  });

  it('answers reads and other requests at once while it waits to write', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir });
    const writer = new Worker(holdLock, { eval: true, workerData: join(dataDir, SQLITE_FILE) });
    await once(writer, 'message');
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const writes = Array.from({ length: 20 }, () => storage.submit(sampleCustomer('hotel')));
    await expect(storage.listHotels()).resolves.toEqual([]);
    for (const write of writes) expect(await write).toMatchObject({ outcome: 'stored' });
    lag.disable();
    // A wait on the main thread would block every answer until the other writer is done.
    expect(lag.max / 1e6).toBeLessThan(1_000);
    await storage.close();
  });

  it('says that it is not available when its longest wait is over, and goes on afterwards', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir, maxWaitMs: 100 });
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
    database.exec('begin immediate');
    const submissions = [sampleMessage('hotel'), sampleMessage('hotel'), sampleCustomer('hotel')];
    const outcomes = await Promise.allSettled(submissions.map(storage.submit));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailableError) });
    }
    await expect(storage.importHotel(sampleHotel())).rejects.toThrow(StorageUnavailableError);
    database.exec('rollback');
    database.close();
    expect(await storage.submit(sampleMessage('hotel'))).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });

  it('is not healthy where its tables cannot be read', async () => {
    const dataDir = aFolder();
    const storage = await openSqliteStorage({ dataDir });
    await expect(storage.ping()).resolves.toBeUndefined();
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
    database.exec('drop table hotel_revision');
    database.close();
    await expect(storage.ping()).rejects.toThrow();
    await storage.close();
  });

  it('says in one line that the folder cannot be used', async () => {
    const file = join(aFolder(), 'a-file');
    writeFileSync(file, '');
    const opening = openSqliteStorage({ dataDir: join(file, 'inside') });
    await expect(opening).rejects.toThrow(StorageError);
    await expect(opening).rejects.toThrow(/^The data folder [^\n]+ cannot be used [^\n]+$/u);
  });

  it('says that a file is no database', async () => {
    const dataDir = aFolder();
    writeFileSync(join(dataDir, SQLITE_FILE), 'this is not a database, however long it is '.repeat(100));
    await expect(openSqliteStorage({ dataDir })).rejects.toThrow(/file is not a database/u);
  });

  it('refuses a database of a newer version and leaves it as it is', async () => {
    const dataDir = aFolder();
    await (await openSqliteStorage({ dataDir })).close();
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
    database.exec(
      "insert into kysely_migration (name, timestamp) values ('9999_from_the_future', '2126-01-01T00:00:00.000Z')",
    );
    const migrations = () => database.prepare('select * from kysely_migration').all();
    const before = migrations();
    const opening = openSqliteStorage({ dataDir });
    await expect(opening).rejects.toThrow(StorageError);
    await expect(opening).rejects.toThrow(/newer version/u);
    expect(migrations()).toEqual(before);
    database.close();
  });
});
