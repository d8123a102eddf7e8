import * as v from 'valibot';
import { Cents, FilledLine, Id, listUpTo, LongText, Moment, nameUpTo, Room } from '../base/common';
import { MAX_ITEM_QUANTITY, MAX_LINE_LENGTH, MAX_SHEET_COUNT, MAX_SINGLE_QUANTITY } from '../base/limits';
import { paymentMethods } from './payment';

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
