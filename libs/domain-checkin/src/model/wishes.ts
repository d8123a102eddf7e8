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

/** Was anything wished for? */
export const isWishing = ({ upselle, quantities }: Wishes): boolean =>
  upselle !== '' || Object.values(quantities).some((count) => count > 0);
