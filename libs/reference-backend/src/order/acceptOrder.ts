import { orderMethodsOf, type Hoster, type OrderRequest, type PaymentSettings } from '@guest/api-contract';
import { ProblemError, unprocessable } from '../http/problem';
import type { CatalogueIndex, IndexedService } from './catalogueIndex';
import { checkSheet } from './checkSheet';
import { deliveryProblem, wishedDate } from './delivery';
import { totalOf } from './price';

/** The highest total: it fits a column of 32 bits. */
const MAX_TOTAL_CENTS = 100_000_000;

export interface AcceptedOrder {
  indexed: IndexedService;
  /** Undefined where the hotel has yet to say the price. */
  totalCents: number | undefined;
}

/** What a hotel takes orders for, and how they are paid. */
interface OrderingHotel {
  hoster: Hoster;
  orderables: CatalogueIndex;
  settings: PaymentSettings;
}

/** Checks an order against what the hotel offers and prices it; throws the problem that refuses it. */
export function acceptOrder(
  order: OrderRequest,
  { hoster, orderables, settings }: OrderingHotel,
  now: Date,
): AcceptedOrder {
  if (!hoster.subscriptionStatus.isAdditionalSellsSubscribed) {
    throw unprocessable('/hoster', 'takes no orders');
  }
  const indexed = orderableService(order, orderables);
  checkSheets(order, indexed);
  const deliveryDate = wishedDate(order);
  const { availability } = indexed.service;
  const late = deliveryProblem({ deliveryDate, availability, timeZone: hoster.timeZone, now });
  if (late !== undefined) throw unprocessable('/deliveryDate', late);
  const totalCents = agreedTotal(order, indexed);
  const { paymentMethod = 'room' } = order;
  if (!orderMethodsOf(settings, { price: indexed.service.price, totalCents }).includes(paymentMethod)) {
    throw unprocessable('/paymentMethod', 'is not offered for this order');
  }
  return { indexed, totalCents };
}

function orderableService(order: OrderRequest, orderables: CatalogueIndex): IndexedService {
  const pointer = '/item/originalProductId';
  const indexed = orderables.get(order.item.originalProductId);
  if (!indexed) throw unprocessable(pointer, 'is not a service of this hotel');
  const { orderType, isAvailable, type } = indexed.service;
  if (orderType !== 'orderable') throw unprocessable(pointer, 'is not ordered here');
  if (!isAvailable) throw unprocessable(pointer, 'is not available');
  if (type !== order.item.type) throw unprocessable('/item/type', `of this service is ${type}`);
  const { maxQuantity = Infinity } = indexed;
  if (order.item.quantity > maxQuantity) throw unprocessable('/item/quantity', `is more than ${maxQuantity}`);
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
