import { openedJson } from '@guest/reference-backend';
import { CommandError, type Command } from './command';

const showCheckin: Command = {
  usage: 'checkin show ID',
  summary: 'Shows a check-in and its customer as they were sent: numbers of papers and signatures are opened',
  async run([id = ''], { storage, cipher, print }) {
    const opened = await storage();
    const checkin = await opened.findKept('checkin', id);
    if (!checkin) throw new CommandError([`There is no check-in "${id}"`]);
    const { customer = '' } = JSON.parse(checkin.json) as { customer?: string };
    const who = await opened.findCustomer(checkin.hosterId, customer);
    const key = await cipher();
    for (const json of [checkin.json, ...(who ? [who.json] : [])])
      print(JSON.stringify(JSON.parse(openedJson(json, key)), null, 2));
  },
};

export const checkinCommands: readonly Command[] = [showCheckin];
