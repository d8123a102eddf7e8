import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { openPayment, type FollowedOrder } from '../../model/followedOrder';

/** Leads to the payment by card that the order waits for; nothing for any other order. */
export function PayOrder({ order }: { order: FollowedOrder }) {
  const { t } = useTranslation('orders');
  const { slug } = useHoster();
  const prices = usePrices();
  const payment = openPayment(order);
  if (!payment) return null;
  const { id, totalCents } = order;
  return (
    <Button size="l" isFullWidth href={paths.payment(slug, payment.intent, id)}>
      {totalCents ? t('payment.pay', { amount: prices.amount(totalCents) }) : t('payment.payPlain')}
    </Button>
  );
}
