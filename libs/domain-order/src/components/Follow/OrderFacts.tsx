import { useTranslation } from 'react-i18next';
import { Facts } from '@guest/design-system';
import { usePrices } from '../../hooks/usePrices';
import type { FollowedOrder } from '../../model/followedOrder';

/** What the guest reads out at reception, and what it costs. */
export function OrderFacts({
  order: { number, totalCents },
}: {
  order: Pick<FollowedOrder, 'number' | 'totalCents'>;
}) {
  const { t } = useTranslation('orders');
  const prices = usePrices();
  const items = [
    ...(number ? [{ id: 'number', term: t('detail.number'), value: t('detail.numbered', { number }) }] : []),
    ...(totalCents === undefined
      ? []
      : [
          {
            id: 'total',
            term: t('detail.total', { context: totalCents === 0 ? 'free' : undefined }),
            value: prices.amount(totalCents),
            isPrice: true,
          },
        ]),
  ];
  return items.length > 0 ? <Facts isFramed items={items} /> : null;
}
