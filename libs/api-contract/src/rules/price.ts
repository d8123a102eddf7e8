import type { Price } from '../calls/product';

/**
 * The exact cents of a price; undefined for "on demand", "on estimate" and "from": the hotel has yet to name them.
 * `whenAbsent` are the cents where there is no price: 0 for what is included, undefined if the hotel has to name one.
 */
export function centsOf(price: Price | undefined, whenAbsent: number | undefined): number | undefined {
  switch (price?.label) {
    case 'free':
    case 'included':
      return 0;
    case 'onDemand':
    case 'onEstimate':
    case 'from':
      return undefined;
    case undefined:
      return price?.amountCents ?? whenAbsent;
  }
}

/** What something costs as far as it is known: at least `certain` cents, and whether that is all. */
export interface Amount {
  certain: number;
  isComplete: boolean;
}

export const NO_AMOUNT: Amount = { certain: 0, isComplete: true };

/** The certain part of a price: "from" names the least, "on demand" and "on estimate" nothing. */
function amountOf(price: Price | undefined, whenAbsent: number | undefined): Amount {
  const cents = centsOf(price, whenAbsent);
  if (cents !== undefined) return { certain: cents, isComplete: true };
  return { certain: price?.label === 'from' ? (price.amountCents ?? 0) : 0, isComplete: false };
}

const times = ({ certain, isComplete }: Amount, count: number): Amount => ({
  certain: certain * count,
  isComplete,
});

/** Adds amounts. The sum is complete if every part is. */
export function sumOf(parts: readonly Amount[]): Amount {
  let certain = 0;
  let isComplete = true;
  for (const part of parts) {
    certain += part.certain;
    isComplete &&= part.isComplete;
  }
  return { certain, isComplete };
}

/** A single service, `quantity` times. Without a price the hotel has yet to name one. */
export function singleAmount(service: { price?: Price }, quantity: number): Amount {
  return times(amountOf(service.price, undefined), quantity);
}

/** An ordered item: its price per piece, and the supplements of the choices made for its pieces. */
export function itemAmount(
  item: { price?: Price },
  quantity: number,
  supplements: readonly (Price | undefined)[],
): Amount {
  const pieces = times(amountOf(item.price, 0), quantity);
  return sumOf([pieces, ...supplements.map((price) => amountOf(price, 0))]);
}

/** One sheet: the service's price and its items. A sheet service without a price costs its items alone. */
export function sheetAmount(service: { price?: Price }, items: readonly Amount[]): Amount {
  return sumOf([amountOf(service.price, 0), ...items]);
}

/** The total in cents that the guest agrees to; undefined while the hotel has yet to name a part of it. */
export function totalCentsOf({ certain, isComplete }: Amount): number | undefined {
  return isComplete ? certain : undefined;
}

/** Is it known to cost nothing? */
export const isFree = ({ certain, isComplete }: Amount): boolean => isComplete && certain === 0;
