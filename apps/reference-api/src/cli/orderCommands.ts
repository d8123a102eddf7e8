import { awaitsCard, orderStatuses, type OrderStatusName } from '@guest/api-contract';
import { moveOrder, ProblemError, type OrderPayment, type StoredOrder } from '@guest/reference-backend';
import { CommandError, unknownHotel, type Command, type CommandContext } from './command';

const isOrderStatus = (text: string): text is OrderStatusName =>
  (orderStatuses as readonly string[]).includes(text);

/** "on the room", "to be paid", "paid". */
function paymentWords({ status }: StoredOrder, payment: OrderPayment | undefined): string {
  if (!payment) return 'on the room';
  if (payment.status === 'processing') return 'processing';
  if (!awaitsCard(payment.status)) return 'paid';
  return status === 'cancelled' ? 'not paid' : 'to be paid';
}

const listOrders: Command = {
  usage: 'order list SLUG',
  summary: "Lists a hotel's latest orders: time, number, state, room, how paid, what, id, payment's id",
  async run([slug = ''], { storage, payments, print }) {
    const opened = await storage();
    const hotel = await opened.findHotel(slug);
    if (!hotel) throw unknownHotel(slug);
    const orders = await opened.listOrders(hotel.hosterId);
    const { read } = await payments();
    for (const order of orders) {
      const { createdAt, number, status, roomNumber, quantity, productName, id } = order;
      const payment = await read(order);
      const paid = paymentWords(order, payment).padEnd(11);
      const columns = [createdAt, number, status.padEnd(9), roomNumber.padEnd(6), paid];
      print(
        [...columns, `${quantity} × ${productName}`, id, ...(payment ? [payment.intent] : [])].join('  '),
      );
    }
    if (orders.length === 0) print('No order yet');
  },
};

function endWords({ status }: OrderPayment): string {
  if (awaitsCard(status)) return 'takes no card any more';
  if (status === 'processing')
    return 'is being processed: look again, and refund it at the provider once it is paid';
  return 'is paid: refund it at the provider';
}

/** Takes back what a cancelled order would have cost: what is paid is refunded by hand. */
async function endPayment(order: StoredOrder, { payments, print }: CommandContext): Promise<void> {
  const { cancel, read } = await payments();
  try {
    const payment = await cancel(order);
    if (!payment) return;
    print(`Its payment ${payment.intent} ${endWords(payment)}`);
  } catch (cause) {
    if (!(cause instanceof ProblemError)) throw cause;
    const payment = await read(order);
    print(`Its payment ${payment?.intent} was not cancelled: the provider does not answer. Cancel it there`);
  }
}

const setOrderStatus: Command = {
  usage: 'order status ID STATE [--reason TEXT]',
  summary: `Moves an order on: ${orderStatuses.join(', ')}`,
  async run([id = '', status = ''], context, { reason }) {
    const { storage, print } = context;
    if (!isOrderStatus(status)) {
      throw new CommandError([`"${status}" is not a state of an order: ${orderStatuses.join(', ')}`]);
    }
    const opened = await storage();
    const order = await opened.getOrder(id);
    if (!order) throw new CommandError([`There is no order "${id}"`]);
    const moved = await moveOrder(order, { status, reason }, opened);
    if (!moved) throw new CommandError([`An order that is ${order.status} cannot become ${status}`]);
    print(`Order ${order.number} is ${status}`);
    if (status === 'cancelled') await endPayment(order, context);
  },
};

export const orderCommands: readonly Command[] = [listOrders, setOrderStatus];
