import type { Extras } from '@guest/api-contract';
import { noWishes, type Wishes } from './answers';

/** The wishes that the hotel offers now, up to its maximum quantities; none while its offers are not known. */
export function offeredWishes({ upselle, quantities }: Wishes, offers: Extras | undefined): Wishes {
  if (!offers) return noWishes;
  const counts = offers.extras.flatMap(({ _id, maxQuantity }): [string, number][] => {
    const count = Math.min(maxQuantity, Object.hasOwn(quantities, _id) ? (quantities[_id] ?? 0) : 0);
    return count > 0 ? [[_id, count]] : [];
  });
  return {
    upselle: offers.upselles.some(({ _id }) => _id === upselle) ? upselle : '',
    quantities: Object.fromEntries(counts),
  };
}

/** A wish as it was sent. */
export interface SentExtra {
  _id: string;
  quantity: number;
}

/** The sent wishes of an unanswered try that are still wished for: used while the offers do not load. */
export const stillWished = ({ upselle, quantities }: Wishes, sent: readonly SentExtra[]): SentExtra[] =>
  sent.filter(
    ({ _id, quantity }) =>
      upselle === _id || (Object.hasOwn(quantities, _id) && (quantities[_id] ?? 0) >= quantity),
  );

/** The number of different wishes. */
export const countWishes = ({ upselle, quantities }: Wishes): number =>
  (upselle === '' ? 0 : 1) + Object.values(quantities).filter((count) => count > 0).length;

/** Ids of the wishes that are no longer offered, or in a smaller quantity. */
export function withdrawnWishes({ upselle, quantities }: Wishes, offered: Wishes): string[] {
  const fewer = Object.entries(quantities).filter(([id, count]) => count > (offered.quantities[id] ?? 0));
  return [...(upselle === offered.upselle ? [] : [upselle]), ...fewer.map(([id]) => id)];
}

export const isWishing = (wishes: Wishes): boolean => countWishes(wishes) > 0;
