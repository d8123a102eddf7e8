import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { Sites } from '../setup/sites';

/** The mail that the server on SQLite wrote to this address, into its data folder. */
export async function mailTo(
  address: string,
  { sqliteFile }: Pick<Sites, 'sqliteFile'>,
): Promise<ParsedMail> {
  const folder = path.join(path.dirname(sqliteFile), 'mails');
  let found: ParsedMail | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map(async (name) => simpleParser(await readFile(path.join(folder, name)))),
      );
      found = mails.find(({ to }) => JSON.stringify(to).includes(address));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}
