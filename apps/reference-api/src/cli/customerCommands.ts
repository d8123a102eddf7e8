import { unknownHotel, type Command } from './command';

/** No name and no address: a terminal keeps what it shows. */
const listCustomers: Command = {
  usage: 'customer list SLUG',
  summary:
    "Lists a hotel's latest customers: time, id, and the earlier one with the same e-mail, perhaps the same guest",
  async run([slug = ''], { storage, print }) {
    const opened = await storage();
    const hotel = await opened.findHotel(slug);
    if (!hotel) throw unknownHotel(slug);
    const customers = await opened.listCustomers(hotel.hosterId);
    for (const { createdAt, id, sameEmailAs } of customers)
      print([createdAt, id, ...(sameEmailAs ? [`same e-mail as ${sameEmailAs}`] : [])].join('  '));
    if (customers.length === 0) print('No customer yet');
  },
};

export const customerCommands: readonly Command[] = [listCustomers];
