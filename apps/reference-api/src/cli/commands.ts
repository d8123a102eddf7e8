import { purgeDocuments } from '@guest/reference-backend';
import { apiCommands } from './apiCommands';
import { CommandError, type Command } from './command';
import { checkinCommands } from './checkinCommands';
import { customerCommands } from './customerCommands';
import { hotelCommands } from './hotelCommands';
import { orderCommands } from './orderCommands';
import { paymentCommands } from './paymentCommands';
import { retentionCommands } from './retentionCommands';
import { sessionCommands } from './sessionCommands';
import { uxtCommands } from './uxtCommands';

const purge: Command = {
  usage: 'document purge [--days N]',
  summary: 'Deletes identity papers some days after the departure; the server does so too',
  async run(_needed, { storage, vault, config, print }, { days }) {
    const retentionDays = days === undefined ? config.documentRetentionDays : Number(days);
    if (!Number.isInteger(retentionDays) || retentionDays < 0)
      throw new CommandError([`"${days}" is no number of days`]);
    const report = await purgeDocuments(await storage(), await vault(), { retentionDays, now: new Date() });
    print(
      `Deleted: ${report.departed} of guests who left, ${report.unclaimed} that no check-in named, ` +
        `${report.orphaned} left over`,
    );
  },
};

const migrate: Command = {
  usage: 'db migrate',
  summary: 'Brings the database up to date; every start does so too',
  async run(_needed, { storage, print }) {
    // Opening the storage migrates it: no process works on an older schema.
    await (await storage()).ping();
    print('The database is up to date');
  },
};

/** Every subcommand. */
export const commands: readonly Command[] = [
  ...hotelCommands,
  ...orderCommands,
  ...customerCommands,
  ...checkinCommands,
  ...paymentCommands,
  ...apiCommands,
  purge,
  ...retentionCommands,
  ...sessionCommands,
  ...uxtCommands,
  migrate,
];
