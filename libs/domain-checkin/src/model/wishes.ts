import type { Extras } from '@guest/api-contract';
import { emptyWishes, type Wishes } from './answers';

/**
 * What of the wishes the hotel offers now, and no more of it than it gives; nothing while its offers are not known. The
 * answers, the receipt and the body are all made of this.
 */
export function offeredWishes({ upselle, quantities }: Wishes, offers: Extras | undefined): Wishes {
  if (!offers) return emptyWishes;
  const counts = offers.extras.flatMap(({ _id, maxQuantity }): [string, number][] => {
    const count = Math.min(maxQuantity, Object.hasOwn(quantities, _id) ? (quantities[_id] ?? 0) : 0);
    return count > 0 ? [[_id, count]] : [];
  });
  return {
    upselle: offers.upselles.some(({ _id }) => _id === upselle) ? upselle : '',
    quantities: Object.fromEntries(counts),
  };
}

/** A wish as it went to the hotel. */
export interface SentExtra {
  _id: string;
  quantity: number;
}

/** What a try without an answer asked for and is wished for still: offers that did not load are not withdrawn. */
export const stillWished = ({ upselle, quantities }: Wishes, sent: readonly SentExtra[]): SentExtra[] =>
  sent.filter(
    ({ _id, quantity }) =>
      upselle === _id || (Object.hasOwn(quantities, _id) && (quantities[_id] ?? 0) >= quantity),
  );

/** How many things are wished for, whatever their number. */
export const countWishes = ({ upselle, quantities }: Wishes): number =>
  (upselle === '' ? 0 : 1) + Object.values(quantities).filter((count) => count > 0).length;

/** What of the wishes is offered no more, or not as often, by their ids. */
export function withdrawnWishes({ upselle, quantities }: Wishes, offered: Wishes): string[] {
  const fewer = Object.entries(quantities).filter(([id, count]) => count > (offered.quantities[id] ?? 0));
  return [...(upselle === offered.upselle ? [] : [upselle]), ...fewer.map(([id]) => id)];
}

/** Was anything wished for? */
export const isWishing = (wishes: Wishes): boolean => countWishes(wishes) > 0;
