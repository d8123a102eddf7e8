import type { Command } from './command';

const migrate: Command = {
  words: ['db', 'migrate'],
  positionals: [],
  summary: 'Brings the database up to date; every start does so too',
  async run(_input, { storage, print }) {
    // Opening is migrating: no process ever works on an older schema.
    await (await storage()).ping();
    print('The database is up to date');
  },
};

export const databaseCommands: readonly Command[] = [migrate];
