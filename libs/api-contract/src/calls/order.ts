import * as v from 'valibot';
import { Cents, Id, list, Moment, Secret } from '../base/common';
import { LARGE_BODY_BYTES } from '../base/limits';
import { orderStatuses } from '../base/orderStatuses';
import { defineRoute } from '../base/route';
import { OrderRequest } from './orderRequest';
import { paymentMethods, PaymentStatus } from './payment';

export const OrderStatusName = v.picklist(orderStatuses);
export type OrderStatusName = v.InferOutput<typeof OrderStatusName>;

/** The payment of an order by card. It says `requiresPaymentMethod` until a card is given. */
const OrderPayment = v.object({ intent: Id, status: PaymentStatus });

export const OrderReceipt = v.object({
  _id: Id,
  /** What the guest reads out at reception. */
  number: v.optional(v.string()),
  /** The secret that reads the order back; shown once, here. */
  key: v.optional(Secret),
  status: v.optional(OrderStatusName, 'received'),
  totalCents: v.optional(Cents),
  createdAt: v.optional(Moment),
  /** Its payment, where it is paid by card. */
  payment: v.optional(OrderPayment),
});
export type OrderReceipt = v.InferOutput<typeof OrderReceipt>;

export const OrderDetails = v.object({
  _id: Id,
  number: v.optional(v.string()),
  status: OrderStatusName,
  cancellationReason: v.optional(v.string()),
  /** Who cancelled it; absent unless it is cancelled. */
  cancelledBy: v.optional(v.picklist(['guest', 'hotel'])),
  history: list(v.object({ status: OrderStatusName, at: Moment })),
  totalCents: v.optional(Cents),
  createdAt: Moment,
  deliveryDate: v.optional(Moment),
  /** Until then its guest may cancel it; absent if they may not. */
  cancellableUntil: v.optional(Moment),
  /** Default: `room`. */
  paymentMethod: v.optional(v.picklist(paymentMethods)),
  /** Its payment, where it is paid by card. */
  payment: v.optional(OrderPayment),
  item: v.object({ name: v.string(), type: v.picklist(['single', 'sheet']), quantity: v.number() }),
});
export type OrderDetails = v.InferOutput<typeof OrderDetails>;

/** The only status that a guest may set; the hotel sets all others. */
const CancelOrderRequest = v.object({ status: v.literal('cancelled') });

export const orderRoutes = {
  postOrder: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'order',
    summary: 'Orders a single service, or sheets, for a room',
    body: OrderRequest,
    maxBodyBytes: LARGE_BODY_BYTES,
    answer: OrderReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable', 'totalChanged'],
  }),
  getOrder: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'order/:id',
    summary: "One order's state, for who holds its key",
    params: v.object({ id: Id }),
    answer: OrderDetails,
    needsBearer: true,
  }),
  cancelOrder: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'order/:id/status',
    summary: 'Cancels an order that the hotel has not confirmed, within its grace period; again is the same',
    params: v.object({ id: Id }),
    body: CancelOrderRequest,
    answer: OrderDetails,
    needsBearer: true,
    // A repeat changes nothing: a cancelled order stays cancelled.
    isIdempotent: true,
    problems: ['conflict', 'unavailable'],
  }),
};
