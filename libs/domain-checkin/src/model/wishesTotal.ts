import type { Extras, Price } from '@guest/api-contract';
import type { Wishes } from './answers';
import { offeredWishes } from './wishes';

/** What prices are multiplied by. */
export interface StayLength {
  /** 0 while the dates are not known. */
  nights: number;
  personCount: number;
}

export interface WishesTotal {
  cents: number;
  /** It may be more: the hotel names no price for a part of it, or how often it takes one is not known. */
  isLowest: boolean;
}

/** What is wished for, how often, and how often it may be. */
interface Wish {
  price: Price;
  count: number;
  maxQuantity: number;
}

/** How often a wish takes its price: people are counted by the guest where they can be, nights by the stay. */
function timesOf({ price: { unit }, count, maxQuantity }: Wish, { nights, personCount }: StayLength) {
  const isCounted = maxQuantity > 1;
  switch (unit) {
    case 'perNight':
    case 'perDay':
      return { times: count * Math.max(1, nights), isKnown: nights > 0 };
    case 'perPerson':
      return { times: isCounted ? count : personCount, isKnown: true };
    case 'perHour':
    case 'perSlot':
    case 'perPet':
      return { times: count, isKnown: isCounted };
    default:
      return { times: count, isKnown: true };
  }
}

function priceOf(wish: Wish, stay: StayLength): WishesTotal {
  const { amountCents, label } = wish.price;
  if (label === 'free' || label === 'included') return { cents: 0, isLowest: false };
  if (label === 'onDemand' || label === 'onEstimate') return { cents: 0, isLowest: true };
  const { times, isKnown } = timesOf(wish, stay);
  return {
    cents: (amountCents ?? 0) * times,
    isLowest: amountCents === undefined || label === 'from' || !isKnown,
  };
}

/** What the wishes cost together, as far as the hotel offers them; undefined where nothing is wished for. */
export function wishesTotal(wishes: Wishes, offers: Extras, stay: StayLength): WishesTotal | undefined {
  const { upselle, quantities } = offeredWishes(wishes, offers);
  const rooms = offers.upselles
    .filter(({ _id }) => _id === upselle)
    .map(({ price = {} }): Wish => ({ price, count: 1, maxQuantity: 1 }));
  const extras = offers.extras.flatMap(({ _id, price = {}, maxQuantity }): Wish[] => {
    const count = quantities[_id] ?? 0;
    return count > 0 ? [{ price, count, maxQuantity }] : [];
  });
  const parts = [...rooms, ...extras].map((wish) => priceOf(wish, stay));
  if (parts.length === 0) return undefined;
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    isLowest: parts.some(({ isLowest }) => isLowest),
  };
}
