import type { Hoster, OrderRequest } from '@guest/api-contract';
import { ProblemError, unprocessable } from '../http/problem';
import type { CatalogueIndex, IndexedService } from './catalogueIndex';
import { checkSheet } from './checkSheet';
import { deliveryProblem } from './delivery';
import { totalOf } from './price';

/** The highest total: it fits a column of 32 bits. */
const MAX_TOTAL_CENTS = 100_000_000;

export interface AcceptedOrder {
  indexed: IndexedService;
  /** Undefined where the hotel has yet to say the price. */
  totalCents: number | undefined;
}

/** Checks an order against the hotel's catalogue and prices it; throws the problem that refuses it. */
export function acceptOrder(
  order: OrderRequest,
  hoster: Hoster,
  catalogue: CatalogueIndex,
  now: Date,
): AcceptedOrder {
  if (!hoster.subscriptionStatus.isAdditionalSellsSubscribed) {
    throw unprocessable('/hoster', 'takes no orders');
  }
  const indexed = orderableService(order, catalogue);
  checkSheets(order, indexed);
  const { deliveryDate } = order;
  const { availability } = indexed.service;
  const late = deliveryProblem({ deliveryDate, availability, timeZone: hoster.timeZone, now });
  if (late !== undefined) throw unprocessable('/deliveryDate', late);
  return { indexed, totalCents: agreedTotal(order, indexed) };
}

function orderableService(order: OrderRequest, catalogue: CatalogueIndex): IndexedService {
  const pointer = '/item/originalProductId';
  const indexed = catalogue.get(order.item.originalProductId);
  if (!indexed) throw unprocessable(pointer, 'is not a service of this hotel');
  const { orderType, isAvailable, type } = indexed.service;
  if (orderType !== 'orderable') throw unprocessable(pointer, 'is not ordered here');
  if (!isAvailable) throw unprocessable(pointer, 'is not available');
  if (type !== order.item.type) throw unprocessable('/item/type', `of this service is ${type}`);
  return indexed;
}

function checkSheets(order: OrderRequest, indexed: IndexedService): void {
  if (order.item.type !== 'sheet') return;
  const errors = order.item.sheets.flatMap((sheet, index) =>
    checkSheet(sheet, indexed, `/item/sheets/${index}`),
  );
  if (errors.length > 0) throw new ProblemError('unprocessable', { detail: 'The sheets do not fit', errors });
}

function agreedTotal(order: OrderRequest, indexed: IndexedService): number | undefined {
  const totalCents = totalOf(order, indexed);
  if ((totalCents ?? 0) > MAX_TOTAL_CENTS) throw unprocessable('/item/quantity', 'makes the order too large');
  // `null`: the guest saw no exact total ("on demand", "from 28 €"), so an exact one differs.
  if (order.expectedTotal !== undefined && (order.expectedTotal ?? undefined) !== totalCents) {
    throw new ProblemError('totalChanged', {
      errors: [{ pointer: '/expectedTotal', detail: 'is not the total any more' }],
      members: { totalCents },
    });
  }
  return totalCents;
}
