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

/** A sum is certain only when every part is. */
export function sum(parts: readonly Cents[]): Cents {
  let total = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    total += part;
  }
  return total;
}
