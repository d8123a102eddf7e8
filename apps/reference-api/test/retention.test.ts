import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { endData, type Storage } from '@guest/reference-backend';
import { sampleCheckin, sampleCustomer, sampleMessage } from '@guest/reference-backend/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../src/cli/run';
import { openSqliteStorage, SQLITE_FILE } from '../src/storage/sqlite';
import { aBundle, toHotel } from './support/hotels';
import { aFolder } from './support/serverProcess';

const now = new Date('2026-11-27T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const at = (days: number) => ({ createdAt: daysAgo(days) });
const left = (days: number) => ({ papers: { ids: [], departureDay: daysAgo(days).slice(0, 10) } });

afterEach(() => vi.useRealTimers());

async function fill(storage: Storage, hotel: string): Promise<void> {
  for (const submission of [
    sampleCheckin(hotel, { ...at(400), ...left(184) }),
    sampleCheckin(hotel, { ...at(400), ...left(182) }),
    sampleMessage(hotel, at(366)),
    sampleMessage(hotel, at(20)),
    { ...sampleCustomer(hotel, { email: 'ada@example.org' }), ...at(366) },
  ])
    await storage.submit(submission);
}

it('ends by the law where a hotel says nothing, by its own days where it does, and of removed hotels too', async () => {
  const storage = await openSqliteStorage({ dataDir: aFolder() });
  await storage.importHotel(await toHotel(aBundle('palace')));
  await storage.importHotel(await toHotel({ ...aBundle('inn'), retention: { message: 10, checkin: 300 } }));
  for (const hotel of ['palace-id', 'inn-id', 'gone-id']) await fill(storage, hotel);
  const byLaw = { checkin: 1, message: 1, customer: 1 };
  const ended = [
    { hosterId: 'gone-id', counts: byLaw },
    { hosterId: 'inn-id', counts: { message: 2, customer: 1 } },
    { hosterId: 'palace-id', counts: byLaw },
  ];
  expect(await endData(storage, { now, isDryRun: true })).toEqual(ended);
  expect(await endData(storage, { now })).toEqual(ended);
  expect(await endData(storage, { now })).toEqual([]);
  await storage.close();
});

it('is run and counted on the command line, where nobody is named', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const DATA_DIR = aFolder();
  const storage = await openSqliteStorage({ dataDir: DATA_DIR });
  await fill(storage, 'palace-id');
  await storage.close();
  const lines: string[] = [];
  const output = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void lines.push(line),
  };
  const command = async (...args: string[]) => {
    lines.length = 0;
    expect(await run(['retention', ...args], { DATA_DIR }, output), lines.join()).toBe(0);
    return lines.map((line) => line.replaceAll(/ +/gu, ' '));
  };
  const counted = await command('--dry-run');
  expect(counted).toContain('palace-id message 1');
  expect(await command()).toEqual(counted.map((line) => `${line} deleted`));
  expect(await command()).toEqual(['Nothing had its time']);
});

it('knows the departures and customers of check-ins from before it was there', async () => {
  const dataDir = aFolder();
  await (await openSqliteStorage({ dataDir })).close();
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  // As an earlier version left it.
  for (const statement of [
    "delete from kysely_migration where name >= '0006_when_data_end'",
    'drop table usability_test',
    'drop table usability_signal',
    'drop table recording_part',
    'drop table recording',
    ...['submission_end', 'submission_customer', 'submission_subject', 'order_customer'].map(
      (index) => `drop index ${index}`,
    ),
    'alter table submission drop column ends_on',
    'alter table submission drop column customer_id',
  ])
    database.exec(statement);
  const body = JSON.stringify({ customer: 'ada', departureDate: '2026-03-05' });
  database
    .prepare(
      "insert into submission values ('a', 'palace-id', 'checkin', 'k', 'h', '{}', '2026-01-01T10:00:00.000Z', 'a', ?)",
    )
    .run(body);
  database.close();
  const storage = await openSqliteStorage({ dataDir });
  const end = (before: string) =>
    storage.removeEnded({ hosterId: 'palace-id', kind: 'checkin', before, isDryRun: true });
  expect([await end('2026-03-05'), await end('2026-03-06')]).toEqual([0, 1]);
  await storage.close();
  const migrated = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  expect(migrated.prepare('select customer_id from submission').get()).toEqual({ customer_id: 'ada' });
  migrated.close();
});
