import type { Price } from '@guest/api-contract';

type Unit = NonNullable<Price['unit']>;

/** A price as it is shown: one word, or an amount with what it is for. */
export type PriceLine =
  | { kind: 'label'; label: 'free' | 'included' | 'onDemand' | 'onEstimate' }
  | { kind: 'amount'; cents: number; isFrom: boolean; unit: Unit | undefined };

/** What to show of a price; undefined where nothing is known. "From" without an amount is "on demand". */
export function priceLine(price: Price | undefined): PriceLine | undefined {
  const { label, amountCents, unit } = price ?? {};
  if (label === 'from' && amountCents) return { kind: 'amount', cents: amountCents, isFrom: true, unit };
  if (label !== undefined) return { kind: 'label', label: label === 'from' ? 'onDemand' : label };
  if (amountCents === undefined) return undefined;
  return amountCents === 0
    ? { kind: 'label', label: 'free' }
    : { kind: 'amount', cents: amountCents, isFrom: false, unit };
}
