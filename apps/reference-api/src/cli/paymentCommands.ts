import { CommandError, unknownHotel, type Command } from './command';

const DEFAULT_DAYS = 30;

const listPayments: Command = {
  usage: 'payment list SLUG [--days N]',
  summary:
    "Lists a hotel's payments and holds as the provider says: state, amount, until when held, what, id",
  async run([slug = ''], { storage, recentPayments, print }, { days: text }) {
    const days = text === undefined ? DEFAULT_DAYS : Number(text);
    if (!(days > 0)) throw new CommandError([`"${text}" is no number of days`]);
    const hotel = await (await storage()).findHotel(slug);
    if (!hotel) throw unknownHotel(slug);
    const payments = (await recentPayments(days)).filter(({ hosterId }) => hosterId === hotel.hosterId);
    for (const { id, status, amountCents, currency, purpose, order, releaseDate = '' } of payments) {
      const what = purpose === 'preAuthorisation' ? 'hold' : `order ${order}`;
      const amount = `${(amountCents / 100).toFixed(2)} ${currency}`;
      print([status.padEnd(21), amount.padStart(14), releaseDate.padEnd(10), what, id].join('  '));
    }
    if (payments.length === 0) print('No payment yet');
  },
};

export const paymentCommands: readonly Command[] = [listPayments];
