import type { Extras, Price } from '@guest/api-contract';
import type { Wishes } from './answers';

/** What prices are multiplied by. */
export interface StayLength {
  /** 0 while the dates are not known. */
  nights: number;
  personCount: number;
}

export interface WishesTotal {
  cents: number;
  /** The hotel names no price for a part of it, or a lowest one. */
  isLowest: boolean;
}

/** How often the stay takes a price; undefined while that is not known. */
function timesIn({ nights, personCount }: StayLength, unit: Price['unit']): number | undefined {
  if (unit === 'perPerson') return personCount;
  if (unit === 'perNight' || unit === 'perDay') return nights > 0 ? nights : undefined;
  return 1;
}

function priced({ amountCents, label }: Price, times: number | undefined): WishesTotal {
  if (label === 'free' || label === 'included') return { cents: 0, isLowest: false };
  if (label === 'onDemand' || label === 'onEstimate') return { cents: 0, isLowest: true };
  const isKnown = amountCents !== undefined && times !== undefined && label === undefined;
  return { cents: (amountCents ?? 0) * (times ?? 1), isLowest: !isKnown };
}

/**
 * What the wishes cost together. Where the guest counts, the quantity counts the unit of the price ("two people");
 * otherwise the stay does ("three nights"). Undefined where nothing is wished for.
 */
export function wishesTotal(
  { upselle, quantities }: Wishes,
  offers: Extras,
  stay: StayLength,
): WishesTotal | undefined {
  const rooms = offers.upselles.filter(({ _id }) => _id === upselle);
  const extras = offers.extras.flatMap(({ _id, price = {}, maxQuantity }) => {
    const count = Math.min(maxQuantity, Object.hasOwn(quantities, _id) ? (quantities[_id] ?? 0) : 0);
    return count > 0 ? [priced(price, maxQuantity > 1 ? count : timesIn(stay, price.unit))] : [];
  });
  const parts = [...rooms.map(({ price = {} }) => priced(price, timesIn(stay, price.unit))), ...extras];
  if (parts.length === 0) return undefined;
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    isLowest: parts.some(({ isLowest }) => isLowest),
  };
}
