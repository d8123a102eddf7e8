import { endData } from '@guest/reference-backend';
import type { Command } from './command';

/** Counts alone: nothing here names a guest. */
const retention: Command = {
  usage: 'retention [--dry-run]',
  summary:
    "Deletes what guests sent once the hotel's time for it is over; the server does so too. --dry-run counts",
  async run(_needed, { storage, print }, options) {
    const isDryRun = options['dry-run'] !== undefined;
    const ended = await endData(await storage(), { now: new Date(), isDryRun });
    for (const { hosterId, counts } of ended)
      for (const [kind, count] of Object.entries(counts))
        print(`${hosterId}  ${kind.padEnd('favouritesEmail'.length)}  ${count}${isDryRun ? '' : ' deleted'}`);
    if (ended.length === 0) print('Nothing had its time');
  },
};

export const retentionCommands: readonly Command[] = [retention];
