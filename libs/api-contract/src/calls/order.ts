import * as v from 'valibot';
import {
  Cents,
  FilledLine,
  Id,
  list,
  listUpTo,
  LongText,
  Moment,
  nameUpTo,
  Room,
  Secret,
} from '../base/common';
import {
  LARGE_BODY_BYTES,
  MAX_ITEM_QUANTITY,
  MAX_LINE_LENGTH,
  MAX_SHEET_COUNT,
  MAX_SINGLE_QUANTITY,
} from '../base/limits';
import { orderStatuses } from '../base/orderStatuses';
import { paymentMethods, PaymentStatus } from './payment';
import { defineRoute } from '../base/route';

// @__NO_SIDE_EFFECTS__
const quantity = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** One piece of an ordered item: the choice made for each of its precisions. */
export const SelectedPrecision = v.object({
  precisions: listUpTo(30, v.object({ name: FilledLine, choice: FilledLine })),
});
export type SelectedPrecision = v.InferOutput<typeof SelectedPrecision>;

export const OrderedItem = v.object({
  originalItemId: Id,
  quantity: quantity(MAX_ITEM_QUANTITY),
  selectedPrecisions: v.optional(listUpTo(MAX_ITEM_QUANTITY, SelectedPrecision), []),
});
export type OrderedItem = v.InferOutput<typeof OrderedItem>;

export const OrderedSheet = v.object({
  /** Whose sheet it is. */
  name: v.optional(nameUpTo(MAX_LINE_LENGTH)),
  items: listUpTo(500, OrderedItem),
  comment: v.optional(LongText),
});
export type OrderedSheet = v.InferOutput<typeof OrderedSheet>;

const SingleItem = v.object({
  originalProductId: Id,
  quantity: quantity(MAX_SINGLE_QUANTITY),
  type: v.literal('single'),
});

const SheetItem = v.pipe(
  v.object({
    originalProductId: Id,
    quantity: quantity(MAX_SHEET_COUNT),
    type: v.literal('sheet'),
    sheets: v.pipe(listUpTo(MAX_SHEET_COUNT, OrderedSheet), v.minLength(1)),
  }),
  v.check((item) => item.quantity === item.sheets.length, 'quantity equals the number of sheets'),
);

export const OrderRequest = v.object({
  hoster: Id,
  customer: Id,
  orderDetails: v.optional(LongText, ''),
  roomNumber: Room,
  /** Default: as soon as possible. */
  deliveryDate: v.optional(Moment),
  /** `deliveryDate` is the moment of ordering and no wish, for hotels that want a date with every sheet. */
  isAsSoonAsPossible: v.optional(v.boolean()),
  /**
   * What the guest saw and agreed to, in cents; `null` where the hotel has yet to say the price. The backend refuses
   * another total; absent, it asks nothing.
   */
  expectedTotal: v.optional(v.nullable(Cents)),
  /** One of the hotel's `orderMethods`. Default: `room`. */
  paymentMethod: v.optional(v.picklist(paymentMethods)),
  item: v.variant('type', [SingleItem, SheetItem]),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;

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
