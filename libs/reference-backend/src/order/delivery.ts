import { type Availability, deliveryFault, type DeliveryFault, type OrderRequest } from '@guest/api-contract';

/** The page may have allowed the delivery a few minutes ago, while the guest was still filling in the order. */
const GRACE_MS = 5 * 60_000;

export interface DeliveryWish {
  /** ISO 8601; absent means as soon as possible. */
  deliveryDate?: string | undefined;
  availability?: Availability;
  timeZone: string;
  now: Date;
}

/** The moment that the guest wishes for; undefined means as soon as possible. */
export const wishedDate = ({ deliveryDate, isAsSoonAsPossible }: OrderRequest): string | undefined =>
  isAsSoonAsPossible ? undefined : deliveryDate;

const details: Record<DeliveryFault, (availability: Availability) => string> = {
  notNow: (availability) =>
    availability.orderBeforeOnPreviousDay === undefined
      ? details.outside(availability)
      : 'is missing: this service is ordered for a day',
  past: () => 'is in the past',
  tooFar: () => 'is too far ahead',
  tooLate: ({ orderBeforeOnPreviousDay: before }) => `had to be ordered before ${before} on the day before`,
  outside: ({ from = '', to = '' }) => `is outside the hours ${from}-${to}, hotel time`,
  slot: ({ from, slotMinutes }) => `is not a slot: one every ${slotMinutes} minutes from ${from}`,
};

/** Why the hotel cannot deliver then, in English; undefined if it can. */
export function deliveryProblem({ deliveryDate, availability, timeZone, now }: DeliveryWish) {
  const wish = deliveryDate === undefined ? undefined : new Date(deliveryDate);
  const faultAt = (at: Date) => deliveryFault(wish, availability, { now: at, timeZone });
  const fault = faultAt(now);
  const isRefused = fault !== undefined && faultAt(new Date(now.getTime() - GRACE_MS)) !== undefined;
  return isRefused ? details[fault](availability ?? {}) : undefined;
}
