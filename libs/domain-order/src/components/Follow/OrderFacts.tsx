import { useTranslation } from 'react-i18next';
import { awaitsCard } from '@guest/api-contract';
import { Facts } from '@guest/design-system';
import { usePrices } from '../../hooks/usePrices';
import { openPayment, type FollowedOrder } from '../../model/followedOrder';

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

/** How an order by card stands; nothing for one that is over and was never paid. */
function usePaymentWords(order: FollowedOrder): string | undefined {
  const { t } = useTranslation('orders');
  const { payment } = order;
  if (!payment) return undefined;
  if (payment.status === 'processing') return t('payment.processing');
  if (!awaitsCard(payment.status))
    return t(order.status === 'cancelled' ? 'payment.toRefund' : 'payment.paid');
  return openPayment(order) && t('payment.toPay');
}

/** The order's number, which the guest reads out at reception, its total, and its payment by card. */
export function OrderFacts({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const totalFact = useTotalFact();
  const paymentWords = usePaymentWords(order);
  const { number, totalCents } = order;
  return (
    <Facts
      isFramed
      items={[
        { id: 'number', term: t('detail.number'), value: number && t('detail.numbered', { number }) },
        totalFact(totalCents),
        { id: 'payment', term: t('payment.term'), value: paymentWords },
      ]}
    />
  );
}
