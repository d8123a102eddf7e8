import { orderStatuses } from '@guest/api-contract';
import { KEPT_FOR_MS } from '@guest/state';
import type { FollowedOrder } from '../model/followedOrder';

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;
const isStatus = (value: unknown) => (orderStatuses as readonly unknown[]).includes(value);
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isOptionalMoment = (value: unknown) => value === undefined || isMoment(value);

function isFollowed(value: unknown): value is FollowedOrder {
  if (!isRecord(value) || !isRecord(value.service)) return false;
  const { service, history } = value;
  return (
    [value.id, service.id, service.name].every((text) => typeof text === 'string') &&
    (service.type === 'single' || service.type === 'sheet') &&
    isOptional(value.key, 'string') &&
    isOptional(value.entryId, 'string') &&
    isOptional(value.number, 'string') &&
    typeof value.count === 'number' &&
    isOptional(value.totalCents, 'number') &&
    isOptional(value.cancellationReason, 'string') &&
    isOptional(value.misses, 'number') &&
    isMoment(value.createdAt) &&
    isOptionalMoment(value.deliveryAt) &&
    isOptionalMoment(value.cancellableUntil) &&
    isStatus(value.status) &&
    typeof value.checkedAt === 'number' &&
    Array.isArray(history) &&
    history.every((change) => isRecord(change) && isStatus(change.status) && isMoment(change.at))
  );
}

/** When the guest last had to do with it: ordered, or awaited. */
const lastWanted = ({ createdAt, deliveryAt }: FollowedOrder) =>
  Math.max(Date.parse(createdAt), deliveryAt ? Date.parse(deliveryAt) : 0);

/** What storage held, without what is damaged or older than 30 days (decisions.md 25). */
export function reviveFollowed(kept: Known, now: number): { orders: Record<string, FollowedOrder> } {
  const living = Object.entries(isRecord(kept.orders) ? kept.orders : {}).filter(
    ([id, order]) => isFollowed(order) && order.id === id && now - lastWanted(order) <= KEPT_FOR_MS,
  );
  return { orders: Object.fromEntries(living) as Record<string, FollowedOrder> };
}
