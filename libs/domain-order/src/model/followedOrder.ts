import type { OrderDetails, OrderReceipt, OrderStatusName } from '@guest/api-contract';
import type { OrderSummary } from './keptOrder';

/** An order that the hotel has, as this device follows it. */
export interface FollowedOrder extends Omit<OrderSummary, 'firstname' | 'names' | 'roomNumber'> {
  id: string;
  /** What it was called while it waited in the outbox: that address leads here. */
  entryId?: string;
  /** The secret that reads it back; undefined where the hotel gave none: then it is not followed. */
  key: string | undefined;
  number: string | undefined;
  /** ISO 8601. */
  createdAt: string;
  status: OrderStatusName;
  history: { status: OrderStatusName; at: string }[];
  cancellationReason?: string;
  /** Its guest cancelled it here: the hotel's words about that say nothing new. */
  isTakenBack?: boolean;
  /** ISO 8601; absent where its guest may not cancel it. */
  cancellableUntil?: string;
  /** When the hotel was last asked, in ms since 1970. */
  checkedAt: number;
  /** How many answers in a row did not have it. */
  misses?: number;
  /** The hotel does not know it any more. */
  isLost?: boolean;
  /** Its guest has seen how it ended. */
  isEndSeen?: boolean;
}

/** What a receipt says of an order, at the moment of the answer. */
export function followed(
  summary: OrderSummary,
  receipt: OrderReceipt,
  { now, entryId }: { now: number; entryId?: string },
): FollowedOrder {
  const createdAt = receipt.createdAt ?? new Date(now).toISOString();
  const { service, count, deliveryAt, totalCents } = summary;
  return {
    service,
    count,
    deliveryAt,
    totalCents: receipt.totalCents ?? totalCents,
    id: receipt._id,
    entryId,
    key: receipt.key,
    number: receipt.number,
    createdAt,
    status: receipt.status,
    history: [{ status: 'received', at: createdAt }],
    checkedAt: now,
  };
}

/** The order as the hotel says it is now. */
export function withDetails(order: FollowedOrder, details: OrderDetails, now: number): FollowedOrder {
  const { status, history, cancellationReason, cancellableUntil, number, totalCents, deliveryDate } = details;
  return {
    ...order,
    status,
    history,
    cancellationReason,
    cancellableUntil,
    number: number ?? order.number,
    totalCents: totalCents ?? order.totalCents,
    deliveryAt: deliveryDate ?? order.deliveryAt,
    checkedAt: now,
    misses: undefined,
    isLost: undefined,
  };
}

/** So many answers without it are no passing fault of a proxy, a portal or a deployment. */
const MISSES_OF_A_LOST_ORDER = 3;

/** The order after an answer that did not have it; `isSaid`: in the API's own words. */
export function missed(
  order: FollowedOrder,
  { now, isSaid }: { now: number; isSaid: boolean },
): FollowedOrder {
  const misses = (order.misses ?? 0) + 1;
  return {
    ...order,
    misses,
    ...((isSaid || misses >= MISSES_OF_A_LOST_ORDER) && { isLost: true, checkedAt: now }),
  };
}

/** Nothing will change any more. */
export function isOver({ status, isLost }: Pick<FollowedOrder, 'status' | 'isLost'>): boolean {
  return isEnded({ status }) || isLost === true;
}

/** Delivered or cancelled. */
export function isEnded({ status }: Pick<FollowedOrder, 'status'>): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** May its guest take it back now? */
export function canCancel({ status, cancellableUntil, key }: FollowedOrder, now: number): boolean {
  return (
    status === 'received' &&
    key !== undefined &&
    cancellableUntil !== undefined &&
    now < Date.parse(cancellableUntil)
  );
}

const WAY = ['received', 'confirmed', 'preparing', 'onTheWay', 'delivered'] as const;

export interface OrderStep {
  status: OrderStatusName;
  state: 'done' | 'now' | 'todo' | 'ended';
  /** ISO 8601: when it happened. */
  at?: string;
}

/** The way of an order: five steps, or what was done and its cancellation. A step that the hotel left out counts as done. */
export function stepsOf({ status, history, createdAt }: FollowedOrder): OrderStep[] {
  const at = (step: OrderStatusName) =>
    step === 'received' ? createdAt : history.find((change) => change.status === step)?.at;
  if (status === 'cancelled') {
    const done = WAY.filter((step) => at(step) !== undefined);
    return [
      ...done.map((step): OrderStep => ({ status: step, state: 'done', at: at(step) })),
      { status, state: 'ended', at: at(status) },
    ];
  }
  const reached = WAY.indexOf(status);
  return WAY.map((step, index) => {
    const isNow = index === reached && step !== 'received' && step !== 'delivered';
    const state = isNow ? 'now' : index <= reached ? 'done' : 'todo';
    return { status: step, state, at: at(step) };
  });
}

/** How long home leads to an order whose state nobody changes any more. */
const FOLLOWED_FOR_MS = 24 * 60 * 60_000;

/** Until when somebody waits for it, in ms since 1970. */
export function followedUntil({ createdAt, deliveryAt }: FollowedOrder): number {
  return Date.parse(deliveryAt ?? createdAt) + FOLLOWED_FOR_MS;
}

/** The newest order first. */
export function newestFirst(orders: Readonly<Record<string, FollowedOrder>>): FollowedOrder[] {
  return Object.values(orders).sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** How a state is called: a tray is served, a bicycle handed over. */
export function stateName(
  status: OrderStatusName,
  { type }: Pick<FollowedOrder['service'], 'type'>,
): OrderStatusName | 'handedOver' {
  return status === 'delivered' && type === 'single' ? 'handedOver' : status;
}
