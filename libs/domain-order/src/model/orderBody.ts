import * as v from 'valibot';
import { hotelClock, orderDeadline, type CustomerRequest, type OrderRequest } from '@guest/api-contract';
import { customerRequest, plainGuest } from '@guest/visit';
import { buildOrder, type Outgoing } from './buildOrder';
import { deliveryMoment } from './delivery';
import { keptDraft } from './keptDraft';
import { orderSummary, type OrderSummary } from './orderSummary';
import { totalCents } from './totals';

/** An order on its way to the hotel: both calls as they will be made, what it is, and the draft to change it by. */
export const orderBody = v.object({
  customer: v.custom<CustomerRequest>((kept) => v.is(v.object({ hoster: v.string() }), kept)),
  /** Without its customer, whom the first call makes. */
  order: v.custom<Omit<OrderRequest, 'customer'>>((kept) =>
    v.is(v.object({ item: v.object({ originalProductId: v.string() }) }), kept),
  ),
  summary: orderSummary,
  draft: keptDraft,
  /** Epoch ms: the hotel must have it by then. Undefined: as soon as possible. */
  neededBy: v.optional(v.number()),
});
export type OrderBody = v.InferOutput<typeof orderBody>;

/** The receipt of an order: what its confirmation says beside the followed order. */
export interface OrderSent {
  orderId: string;
  firstname: string;
  roomNumber: string;
}

/** The part that makes it the same order for the hotel. */
export const contentOf = ({ customer, order }: OrderBody): unknown => [customer, order];

/** Would both be the same order for the hotel? */
export function isSameOrder(one: OrderBody, other: OrderBody): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** An order that is wanted as soon as possible is not wanted this much later without asking. */
const SOON_MS = 30 * 60_000;

/** Until when it may leave without asking the guest, in epoch ms. */
export function deadlineOf({ neededBy }: OrderBody, now: number): number {
  return neededBy ?? now + SOON_MS;
}

function summaryOf({ service, draft, guest, timeZone, isExtra }: Outgoing): OrderSummary {
  const { id, name, type, sheetName } = service;
  const isSheet = type === 'sheet';
  return {
    service: { id, name, type, sheetName },
    count: isSheet ? draft.sheets.length : draft.quantity,
    names: isSheet ? draft.sheets.map((sheet) => sheet.name.trim()).filter(Boolean) : [],
    firstname: guest.firstname,
    roomNumber: guest.roomNumber,
    deliveryAt: deliveryMoment(draft.delivery, timeZone)?.toISOString(),
    totalCents: totalCents(service, draft),
    ...(isExtra && { isExtra }),
  };
}

/** The delivery, or the hour of the day before by which the service is ordered. */
function neededBy({ service, draft, timeZone }: Outgoing): number | undefined {
  const delivery = deliveryMoment(draft.delivery, timeZone);
  if (!delivery) return undefined;
  const deadline = orderDeadline(hotelClock(delivery, timeZone).day, service.availability, timeZone);
  return Math.min(delivery.getTime(), deadline?.getTime() ?? Infinity);
}

/** What is sent. */
export function orderBodyOf(typed: Outgoing): OrderBody {
  const outgoing = { ...typed, guest: plainGuest(typed.guest) };
  const { hosterId, guest, draft } = outgoing;
  return {
    customer: customerRequest(hosterId, guest),
    order: buildOrder(outgoing),
    summary: summaryOf(outgoing),
    draft,
    neededBy: neededBy(outgoing),
  };
}
