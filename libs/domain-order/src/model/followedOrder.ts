import * as v from 'valibot';
import {
  awaitsCard,
  orderStatuses,
  paymentStatuses,
  type OrderDetails,
  type OrderReceipt,
  type OrderStatusName,
  type PaymentMethod,
} from '@guest/api-contract';
import type { KeptSubmission } from '@guest/submission';
import { moment, orderedFields, type OrderSummary } from './orderSummary';

const status = v.picklist(orderStatuses);

/** Reads back an order that the hotel has, as this device follows it. */
export const followedOrder = v.object({
  ...orderedFields,
  id: v.string(),
  /** The submission that brought it: that address leads here. */
  submissionId: v.optional(v.string()),
  /** The secret that reads the order; undefined where the hotel gave none: then it is not followed. */
  key: v.optional(v.string()),
  number: v.optional(v.string()),
  createdAt: moment,
  status,
  history: v.array(v.object({ status, at: moment })),
  cancellationReason: v.optional(v.string()),
  /** A guest who cancelled it is not shown the hotel's reason. */
  cancelledBy: v.optional(v.picklist(['guest', 'hotel'])),
  /** Absent where its guest may not cancel it. */
  cancellableUntil: v.optional(moment),
  /** Absent: on the room. */
  paymentMethod: v.fallback(v.optional(v.picklist(['room', 'card'])), undefined),
  /** Its payment by card; absent where the hotel names none. */
  payment: v.fallback(
    v.optional(v.object({ intent: v.string(), status: v.picklist(paymentStatuses) })),
    undefined,
  ),
  /** When the hotel was last asked, in epoch ms. */
  checkedAt: v.number(),
  /** How many answers in a row did not have it. */
  misses: v.optional(v.number()),
  /** The hotel does not know it any more. */
  isLost: v.optional(v.boolean()),
  /** Its guest has seen how it ended. */
  isEndSeen: v.optional(v.boolean()),
});
export type FollowedOrder = v.InferOutput<typeof followedOrder>;

/** When the guest last had to do with it, in epoch ms: ordered, or awaited. */
export function lastWantedAt({ createdAt, deliveryAt }: FollowedOrder): number {
  return Math.max(Date.parse(createdAt), deliveryAt ? Date.parse(deliveryAt) : 0);
}

/** The order's id on this device: the hotel's, or the submission's where the hotel gave none. */
export function orderIdOf({ _id }: Partial<OrderReceipt>, submissionId: string): string {
  return _id ?? submissionId;
}

/** The order as its receipt describes it. Without the hotel's id it cannot be asked for. */
export function followed(
  summary: OrderSummary,
  receipt: Partial<OrderReceipt>,
  { now, submissionId, paymentMethod }: { now: number; submissionId: string; paymentMethod?: PaymentMethod },
): FollowedOrder {
  const createdAt = receipt.createdAt ?? new Date(now).toISOString();
  const { service, count, deliveryAt, totalCents } = summary;
  return {
    service,
    count,
    deliveryAt,
    totalCents: receipt.totalCents ?? totalCents,
    id: orderIdOf(receipt, submissionId),
    submissionId,
    key: receipt._id && receipt.key,
    number: receipt.number,
    createdAt,
    status: receipt.status ?? 'received',
    history: [{ status: 'received', at: createdAt }],
    paymentMethod,
    payment: receipt.payment,
    checkedAt: now,
  };
}

type OrderState = Partial<OrderDetails> & Pick<OrderDetails, 'status' | 'history'>;

/** The order with the hotel's latest answer. */
export function withDetails(order: FollowedOrder, details: OrderState, now: number): FollowedOrder {
  const { status, history, cancellationReason, cancelledBy, cancellableUntil } = details;
  const { number, totalCents, deliveryDate, paymentMethod, payment } = details;
  return {
    ...order,
    status,
    history,
    cancellationReason,
    cancelledBy,
    cancellableUntil,
    paymentMethod: paymentMethod ?? order.paymentMethod,
    payment: payment ?? order.payment,
    number: number ?? order.number,
    totalCents: totalCents ?? order.totalCents,
    deliveryAt: deliveryDate ?? order.deliveryAt,
    checkedAt: now,
    misses: undefined,
    isLost: undefined,
  };
}

/** The order once its guest's cancellation has arrived. What the answer leaves out is as cancellations are. */
export function cancelled(order: FollowedOrder, answer: Partial<OrderDetails>, now: number): FollowedOrder {
  const status = 'cancelled';
  const history = [...order.history, { status, at: new Date(now).toISOString() } as const];
  return withDetails(order, { status, history, cancelledBy: 'guest', ...answer }, now);
}

/** A proxy, a portal or a deployment can answer without an order once or twice; so many answers in a row cannot. */
const MISSES_OF_A_LOST_ORDER = 3;

/** The order after an answer that did not have it. `isCertain`: in the API's own words. */
export function missed(order: FollowedOrder, isCertain: boolean, now: number): FollowedOrder {
  const misses = (order.misses ?? 0) + 1;
  const isLost = isCertain || misses >= MISSES_OF_A_LOST_ORDER;
  return { ...order, misses, ...(isLost && { isLost, checkedAt: now }) };
}

/** Nothing will change any more. */
export function isOver({ status, isLost }: Pick<FollowedOrder, 'status' | 'isLost'>): boolean {
  return isEnded({ status }) || isLost === true;
}

/** Delivered or cancelled. */
export function isEnded({ status }: Pick<FollowedOrder, 'status'>): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** The payment that waits for its guest's card. */
export function openPayment(order: FollowedOrder): FollowedOrder['payment'] {
  const { payment } = order;
  return payment && awaitsCard(payment.status) && !isOver(order) ? payment : undefined;
}

/** May its guest cancel it now? */
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

/** The five steps of an order, or the done ones and its cancellation. A step that the hotel left out counts as done. */
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

/** How long home leads to an order whose state no longer changes. */
const FOLLOWED_FOR_MS = 24 * 60 * 60_000;

/** Until when it is awaited, in epoch ms. */
export function followedUntil({ createdAt, deliveryAt }: FollowedOrder): number {
  return Date.parse(deliveryAt ?? createdAt) + FOLLOWED_FOR_MS;
}

/** A submitted order that was not received. */
export type WaitingSubmission = KeptSubmission & { status: Exclude<KeptSubmission['status'], 'received'> };

const isWaiting = (kept: KeptSubmission): kept is WaitingSubmission =>
  kept.kind === 'order' && kept.status !== 'received';

/**
 * The submitted orders that the hotel does not have yet. One that is followed was received: another tab may have sent
 * it, and this one has not read that yet.
 */
export function waitingSubmissions(
  submissions: readonly KeptSubmission[],
  followed: Readonly<Record<string, FollowedOrder>>,
): WaitingSubmission[] {
  const arrived = new Set(Object.values(followed).map(({ submissionId }) => submissionId));
  return submissions.filter(isWaiting).filter(({ id }) => !arrived.has(id));
}

/** The newest order first. */
export function newestFirst(orders: Readonly<Record<string, FollowedOrder>>): FollowedOrder[] {
  return Object.values(orders).sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** The name of a state: a tray is served, a bicycle is handed over. */
export function stateName(
  status: OrderStatusName,
  { type }: Pick<FollowedOrder['service'], 'type'>,
): OrderStatusName | 'handedOver' {
  return status === 'delivered' && type === 'single' ? 'handedOver' : status;
}
