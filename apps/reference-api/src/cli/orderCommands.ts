import { orderStatuses, type OrderStatusName } from '@guest/api-contract';
import { moveOrder } from '@guest/reference-backend';
import { CommandError, unknownHotel, type Command } from './command';

const isOrderStatus = (text: string): text is OrderStatusName =>
  (orderStatuses as readonly string[]).includes(text);

const listOrders: Command = {
  usage: 'order list SLUG',
  summary: "Lists a hotel's latest orders: time, number, state, room, what, id",
  async run([slug = ''], { storage, print }) {
    const opened = await storage();
    const hotel = await opened.findHotel(slug);
    if (!hotel) throw unknownHotel(slug);
    const orders = await opened.listOrders(hotel.hosterId);
    for (const { createdAt, number, status, roomNumber, quantity, productName, id } of orders) {
      const item = `${quantity} × ${productName}`;
      print([createdAt, number, status.padEnd(9), roomNumber.padEnd(6), item, id].join('  '));
    }
    if (orders.length === 0) print('No order yet');
  },
};

const setOrderStatus: Command = {
  usage: 'order status ID STATE [--reason TEXT]',
  summary: `Moves an order on: ${orderStatuses.join(', ')}`,
  async run([id = '', status = ''], { storage, print }, { reason }) {
    if (!isOrderStatus(status)) {
      throw new CommandError([`"${status}" is not a state of an order: ${orderStatuses.join(', ')}`]);
    }
    const opened = await storage();
    const order = await opened.getOrder(id);
    if (!order) throw new CommandError([`There is no order "${id}"`]);
    const moved = await moveOrder(order, { status, reason }, opened);
    if (!moved) throw new CommandError([`An order that is ${order.status} cannot become ${status}`]);
    print(`Order ${order.number} is ${status}`);
  },
};

export const orderCommands: readonly Command[] = [listOrders, setOrderStatus];
