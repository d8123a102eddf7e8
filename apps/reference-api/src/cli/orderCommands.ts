import { orderStatuses, type OrderStatusName } from '@guest/api-contract';
import { moveOrder } from '@guest/reference-backend';
import { CommandError, type Command } from './command';

const isOrderStatus = (text: string): text is OrderStatusName =>
  (orderStatuses as readonly string[]).includes(text);

const listOrders: Command = {
  words: ['order', 'list'],
  positionals: ['SLUG'],
  summary: "Lists a hotel's latest orders: time, number, state, room, what, id",
  async run({ positionals: [slug = ''] }, { storage, print }) {
    const opened = await storage();
    const hotel = await opened.findHotel(slug);
    if (!hotel) throw new CommandError([`There is no hotel "${slug}": npm run backend -- hotel list`]);
    const orders = await opened.listOrders(hotel.hosterId);
    for (const { createdAt, number, status, roomNumber, quantity, productName, id } of orders) {
      print(
        [createdAt, number, status.padEnd(9), roomNumber.padEnd(6), `${quantity} × ${productName}`, id].join(
          '  ',
        ),
      );
    }
    if (orders.length === 0) print('No order yet');
  },
};

const setOrderStatus: Command = {
  words: ['order', 'status'],
  positionals: ['ID', 'STATE'],
  options: {
    reason: { type: 'string', valueName: 'TEXT', summary: 'Why it is cancelled; the guest reads it' },
  },
  summary: `Moves an order on: ${orderStatuses.join(', ')}`,
  async run({ positionals: [id = '', status = ''], values: { reason } }, { storage, print }) {
    if (!isOrderStatus(status)) {
      throw new CommandError([`"${status}" is not a state of an order: ${orderStatuses.join(', ')}`]);
    }
    const opened = await storage();
    const order = await opened.getOrder(id);
    if (!order) throw new CommandError([`There is no order "${id}"`]);
    const moved = await moveOrder(
      order,
      { status, reason: typeof reason === 'string' ? reason : undefined },
      opened,
    );
    if (!moved) throw new CommandError([`An order that is ${order.status} cannot become ${status}`]);
    print(`Order ${order.number} is ${status}`);
  },
};

export const orderCommands: readonly Command[] = [listOrders, setOrderStatus];
