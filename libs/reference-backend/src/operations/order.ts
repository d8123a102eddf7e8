import type { OrderReceipt, OrderRequest } from '@guest/api-contract';
import { ProblemError, unprocessable } from '../http/problem';
import { privateJson, type ApiAnswer } from '../http/answer';
import { isSameSecret } from '../http/secrets';
import { wishedDate } from '../order/delivery';
import { acceptOrder, type AcceptedOrder } from '../order/acceptOrder';
import { cancellationOf, guestsReason, isCancellable, mayCancel } from '../order/cancelOrder';
import { moveOrder } from '../order/moveOrder';
import { orderDetails } from '../order/orderDetails';
import { orderNumber } from '../order/orderNumber';
import { createOrderPayments } from '../payment/orderPayments';
import type { OrderColumns, StoredOrder } from '../storage/storage';
import type { Context, Operation } from './operation';
import { submitOnce } from './submitOnce';

/** Orders for a room: checked against the catalogue, priced here, stored once. */
export const postOrder: Operation<'postOrder'> = ({ body, idempotencyKey }, context) => {
  // Signing is slow: the key of the new order is made once.
  const keyOf = createOrderKeys(context);
  return submitOnce({ kind: 'order', hosterId: body.hoster, body, idempotencyKey }, context, {
    build: async (start, now) => {
      const accepted = await accept(body, context, now);
      const keyHash = await context.crypto.hash(await keyOf(start.id));
      const order = columnsOf(start.id, keyHash, body, accepted);
      const { totalCents } = accepted;
      const payment = await createOrderPayments(context).read({ ...start, ...order });
      const { number } = order;
      const receipt = { number, status: 'received', totalCents, createdAt: start.createdAt, payment };
      return { ...start, kind: 'order', answer: JSON.stringify(receipt), order };
    },
    answer: async (id, stored) => {
      const receipt = JSON.parse(stored) as Omit<OrderReceipt, '_id' | 'key'>;
      return JSON.stringify({ _id: id, key: await keyOf(id), ...receipt });
    },
  });
};

/** One order's state. An unknown id, a missing key and a wrong one look the same. */
export const getOrder: Operation<'getOrder'> = async (input, context) =>
  detailsAnswer(await orderOfKey(input, context), context);

/**
 * Cancels while the hotel has not confirmed, within its grace period, and unless it is paid by card. Cancelling twice
 * is the same as once.
 */
export const cancelOrder: Operation<'cancelOrder'> = async (input, context) => {
  const order = await orderOfKey(input, context);
  const { hotels, storage, clock } = context;
  const hoster = await hotels.hoster(order.hosterId);
  if (cancellationOf(order)?.by === 'guest') return detailsAnswer(order, context);
  const change = { status: 'cancelled', reason: guestsReason(hoster), by: 'guest' } as const;
  // Its payment first: an order that was paid meanwhile stands.
  const isDone =
    isCancellable(order, hoster, clock.now()) &&
    mayCancel(await createOrderPayments(context).cancel(order)) &&
    (await moveOrder(order, change, storage, clock.now()));
  if (isDone) {
    // Another tab may have opened it again before the order was cancelled.
    await createOrderPayments(context).cancel(order);
    return detailsAnswer(await orderOfKey(input, context), context);
  }
  // Another request of the same guest may have cancelled it first.
  const now = await orderOfKey(input, context);
  if (cancellationOf(now)?.by === 'guest') return detailsAnswer(now, context);
  throw new ProblemError('conflict', { detail: 'This order can no longer be cancelled by its guest' });
};

async function orderOfKey(
  { params, bearer = '' }: { params: { id: string }; bearer?: string },
  { storage, crypto }: Context,
): Promise<StoredOrder> {
  const [order, keyHash] = await Promise.all([storage.getOrder(params.id), crypto.hash(bearer)]);
  if (order && isSameSecret(order.keyHash, keyHash)) return order;
  throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
}

async function detailsAnswer(order: StoredOrder, context: Context): Promise<ApiAnswer> {
  const [hoster, payment] = await Promise.all([
    context.hotels.hoster(order.hosterId),
    createOrderPayments(context).read(order),
  ]);
  return privateJson(200, JSON.stringify(orderDetails(order, { hoster, payment, now: context.clock.now() })));
}

async function accept(body: OrderRequest, { hotels, storage }: Context, now: Date): Promise<AcceptedOrder> {
  const [hoster, orderables, settings, isCustomer] = await Promise.all([
    hotels.hoster(body.hoster),
    hotels.orderables(body.hoster),
    hotels.paymentSettings(body.hoster),
    storage.hasCustomer(body.hoster, body.customer),
  ]);
  if (!hoster) throw unprocessable('/hoster', 'is not a hotel known here');
  if (!isCustomer) throw unprocessable('/customer', 'is not a customer of this hotel');
  return acceptOrder(body, { hoster, orderables: orderables ?? new Map(), settings }, now);
}

/**
 * Makes the secret that reads an order back: derived from its id, so that a replay can answer it and it is never
 * stored. Keeps the last one.
 */
function createOrderKeys({ crypto }: Context): (id: string) => Promise<string> {
  let last: { id: string; key: Promise<string> } | undefined;
  return (id) => {
    if (last?.id !== id) last = { id, key: Promise.resolve(crypto.sign(`order ${id}`)) };
    return last.key;
  };
}

function columnsOf(
  id: string,
  keyHash: string,
  body: OrderRequest,
  { indexed, totalCents }: AcceptedOrder,
): OrderColumns {
  const { item } = body;
  const deliveryDate = wishedDate(body);
  return {
    customerId: body.customer,
    number: orderNumber(id),
    keyHash,
    productId: item.originalProductId,
    productName: indexed.service.name,
    type: item.type,
    quantity: item.quantity,
    roomNumber: body.roomNumber,
    orderDetails: body.orderDetails,
    deliveryDate: deliveryDate === undefined ? null : new Date(deliveryDate).toISOString(),
    sheets: item.type === 'sheet' ? JSON.stringify(item.sheets) : null,
    totalCents: totalCents ?? null,
    paymentMethod: body.paymentMethod ?? 'room',
  };
}
