import type { CustomerRequest, OrderRequest } from '@guest/api-contract';
import { hotelClock, momentAt } from '@guest/i18n';
import { deliveryMoment } from './delivery';
import type { Draft } from './draft';
import { addDays } from './hotelTime';
import type { Cents } from './price';
import type { Service } from './service';
import { totalCents } from './totals';

/** What an order is, for a guest who looks at it later: no more of them than that. */
export interface OrderSummary {
  service: Pick<Service, 'id' | 'name' | 'type' | 'sheetName'>;
  /** How many of it, or how many sheets. */
  count: number;
  /** Whose sheets they are, where the guest said so. */
  names: string[];
  firstname: string;
  roomNumber: string;
  /** ISO 8601; undefined means as soon as possible. */
  deliveryAt: string | undefined;
  totalCents: Cents;
}

/** An order that waits in the outbox: both calls as they will be made, and what it is. */
export interface KeptOrder {
  customer: CustomerRequest;
  /** Without its customer, whom the first call makes. */
  order: Omit<OrderRequest, 'customer'>;
  summary: OrderSummary;
}

/** Storage may hold what an older version kept. */
export function isKeptOrder(body: unknown): body is KeptOrder {
  const { customer, order, summary } = (body ?? {}) as Partial<KeptOrder>;
  return (
    typeof customer?.hoster === 'string' &&
    typeof order?.item?.originalProductId === 'string' &&
    typeof summary?.service?.id === 'string' &&
    typeof summary.service.name === 'string' &&
    typeof summary.count === 'number' &&
    Array.isArray(summary.names)
  );
}

interface Guesting {
  service: Service;
  draft: Draft;
  guest: { firstname: string; roomNumber: string };
  timeZone: string;
}

export function summaryOf({ service, draft, guest, timeZone }: Guesting): OrderSummary {
  const { id, name, type, sheetName } = service;
  const isSheet = type === 'sheet';
  return {
    service: { id, name, type, sheetName },
    count: isSheet ? draft.sheets.length : draft.quantity,
    names: isSheet ? draft.sheets.map((sheet) => sheet.name.trim()).filter(Boolean) : [],
    firstname: guest.firstname.trim(),
    roomNumber: guest.roomNumber.trim(),
    deliveryAt: deliveryMoment(draft.delivery, timeZone)?.toISOString(),
    totalCents: totalCents(service, draft),
  };
}

/** Who wants it as soon as possible does not want it this much later without being asked. */
const SOON_MS = 30 * 60_000;

/**
 * Until when an order may leave by itself, in ms since 1970: up to its delivery, or to the hour of the day before by
 * which the service is ordered.
 */
export function sendBefore({ service, draft, timeZone }: Omit<Guesting, 'guest'>, now: number): number {
  const delivery = deliveryMoment(draft.delivery, timeZone);
  if (!delivery) return now + SOON_MS;
  const { orderBeforeOnPreviousDay: before } = service.availability ?? {};
  if (before === undefined) return delivery.getTime();
  const deadline = momentAt(addDays(hotelClock(delivery, timeZone).day, -1), before, timeZone);
  return Math.min(delivery.getTime(), deadline?.getTime() ?? Infinity);
}
