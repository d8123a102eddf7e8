import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../src/cli/run';
import { readDocumentKeys } from '../src/documents/documentKeys';
import { createFieldCipher } from '../src/documents/fieldCipher';
import { openSqliteStorage, SQLITE_FILE } from '../src/storage/sqlite';
import { aFolder } from './support/serverProcess';
import { testServer } from './support/testServer';

const NUMBER = 'ID-MARKED-77';
const SIGNATURE = 'Ada Marked Guest';
const hoster = 'palace-id';

it('numbers of papers and signatures are sealed in the database, and opened for the hotel alone', async () => {
  const DATA_DIR = aFolder();
  const storage = await openSqliteStorage({ dataDir: DATA_DIR });
  const { app } = await testServer({
    storage,
    cipher: createFieldCipher(readDocumentKeys(undefined, DATA_DIR)),
  });
  const send = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ _id: string; key: string }>();
  };
  const idDocument = { type: 'passport', number: NUMBER };
  const guest = { hoster, firstname: 'Ada', lastname: 'Guest', email: 'ada@example.org', phone: '1' };
  const { _id: customer, key } = await send('customer', { ...guest, idDocument, overwriting: true });
  // An update seals what it brings, and keeps what it leaves out.
  await send('customer', { ...guest, phone: '2', overwriting: true }, { authorization: `Bearer ${key}` });
  const sent = await send('checkin', { hosterId: hoster, customer, personCount: 1, signature: SIGNATURE });
  await storage.close();

  // The newest rows may still be in the file beside it.
  const files = readdirSync(DATA_DIR).filter((name) => name.startsWith(SQLITE_FILE));
  const bytes = files.map((name) => readFileSync(join(DATA_DIR, name), 'latin1')).join('');
  expect(bytes.includes('ada@example.org')).toBe(true);
  for (const word of [NUMBER, SIGNATURE]) expect(bytes.includes(word), word).toBe(false);

  const lines: string[] = [];
  const output = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void lines.push(line),
  };
  expect(await run(['checkin', 'show', sent._id], { DATA_DIR }, output), lines.join()).toBe(0);
  const [shown, who] = lines.map((line) => JSON.parse(line) as object);
  expect(shown).toMatchObject({ signature: SIGNATURE });
  expect(who).toMatchObject({ phone: '2', idDocument });
});
