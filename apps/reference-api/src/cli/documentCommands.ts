import { purgeDocuments } from '@guest/reference-backend';
import { CommandError, type Command } from './command';

const purge: Command = {
  words: ['document', 'purge'],
  positionals: [],
  options: {
    days: { type: 'string', valueName: 'N', summary: 'Days after the departure, instead of the setting' },
  },
  summary: 'Deletes identity papers some days after the departure; the server does so too',
  async run({ values: { days } }, { storage, vault, config, print }) {
    const retentionDays = typeof days === 'string' ? Number(days) : config.documentRetentionDays;
    if (!Number.isInteger(retentionDays) || retentionDays < 0)
      throw new CommandError([`"${String(days)}" is no number of days`]);
    const report = await purgeDocuments(await storage(), await vault(), { retentionDays, now: new Date() });
    print(
      `Deleted: ${report.departed} of guests who left, ${report.unclaimed} that no check-in named, ` +
        `${report.orphaned} left over`,
    );
  },
};

export const documentCommands: readonly Command[] = [purge];
