import { useTranslation } from 'react-i18next';
import { Facts } from '@guest/design-system';
import { usePrices } from '../../hooks/usePrices';
import type { FollowedOrder } from '../../model/followedOrder';

/** The total as a row of facts; it has no value where the hotel has yet to say the price. */
export function useTotalFact() {
  const { t } = useTranslation('orders');
  const prices = usePrices();
  return (totalCents: number | undefined) => ({
    id: 'total',
    term: t('detail.total', { context: totalCents === 0 ? 'free' : undefined }),
    value: totalCents === undefined ? undefined : prices.amount(totalCents),
    isPrice: true,
  });
}

/** The order's number, which the guest reads out at reception, and its total. */
export function OrderFacts({ order: { number, totalCents } }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const totalFact = useTotalFact();
  return (
    <Facts
      isFramed
      items={[
        { id: 'number', term: t('detail.number'), value: number && t('detail.numbered', { number }) },
        totalFact(totalCents),
      ]}
    />
  );
}
