import type { Price } from '@guest/api-contract';

/** Money that is certain: cents, or undefined where the hotel has yet to say. */
export type Cents = number | undefined;

/** The exact amount a price stands for; undefined for "on demand", "on estimate" and "from". */
export function centsOf(price: Price | undefined, whenAbsent: Cents): Cents {
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

/** What something costs as far as it is known: at least so many cents, and whether that is all. */
export interface Amount {
  certain: number;
  isComplete: boolean;
}

/** What is certain of a price: "from" names the least, "on demand" and "on estimate" nothing. */
export function amountOf(price: Price | undefined, whenAbsent: Cents): Amount {
  const cents = centsOf(price, whenAbsent);
  if (cents !== undefined) return { certain: cents, isComplete: true };
  return { certain: price?.label === 'from' ? (price.amountCents ?? 0) : 0, isComplete: false };
}

/** Is it known to cost nothing? */
export const isFree = ({ certain, isComplete }: Amount): boolean => isComplete && certain === 0;

export function times({ certain, isComplete }: Amount, count: number): Amount {
  return { certain: certain * count, isComplete };
}

/** A sum is complete only when every part is. */
export function sum(parts: readonly Amount[]): Amount {
  let certain = 0;
  let isComplete = true;
  for (const part of parts) {
    certain += part.certain;
    isComplete &&= part.isComplete;
  }
  return { certain, isComplete };
}
