import * as v from 'valibot';

const orderedService = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(['single', 'sheet']),
  sheetName: v.optional(v.object({ one: v.string(), other: v.string() })),
});

/** ISO 8601, as this app or the hotel wrote it. */
export const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** What both a waiting and a followed order say of themselves, as schemas of kept data. */
export const orderedFields = {
  service: orderedService,
  /** How many of it, or how many sheets. */
  count: v.number(),
  /** Undefined means as soon as possible. */
  deliveryAt: v.optional(moment),
  /** Undefined where the hotel has yet to say the price. */
  totalCents: v.optional(v.number()),
};

/** Reads back what a waiting order says of itself. */
export const orderSummary = v.object({
  ...orderedFields,
  /** The names on the sheets, where the guest gave some. */
  names: v.array(v.string()),
  firstname: v.string(),
  roomNumber: v.string(),
  /** An extra of the stay: it has no order form. */
  isExtra: v.optional(v.boolean()),
});

/** What an order is, in the words that its guest sees later. */
export type OrderSummary = v.InferOutput<typeof orderSummary>;
