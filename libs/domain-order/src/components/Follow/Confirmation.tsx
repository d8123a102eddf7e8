import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { AroundHotelText, functionsOf, lazyPart, Outcome, phoneHref, useHoster } from '@guest/visit';
import { openPayment, type FollowedOrder } from '../../model/followedOrder';
import type { OrderSent } from '../../model/orderBody';
import { CancelHint, CancelOrder } from './CancelOrder';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';
import { PayOrder } from './PayOrder';
import { useFollowing } from '../../hooks/useFollowing';
import { useOrderWords } from './useOrderWords';

/** Comes after the confirmation, and stays away where it does not load. */
const ExtrasOffer = lazyPart(async () => (await import('./ExtrasOffer')).ExtrasOffer, {
  whileLoading: null,
  fallback: () => null,
});

interface ConfirmationProps {
  order: FollowedOrder;
  receipt: OrderSent;
}

/** What was sent, what happens next, when, and how to reach the hotel. */
export function Confirmation({ order, receipt: { firstname, roomNumber } }: ConfirmationProps) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const { what, moment } = useOrderWords(order);
  useFollowing(order.id);

  const words = { what, room: roomNumber };
  const sentence = order.deliveryAt === undefined ? t('sent.now', words) : t('sent.at', { ...words, moment });
  const reception = functionsOf(hoster).calls ? hoster.phone : undefined;
  const button = { size: 'l', isFullWidth: true } as const;
  return (
    <Outcome
      title={firstname ? t('sent.thanksNamed', { name: firstname }) : t('sent.thanks')}
      status={t('sent.sent')}
      text={<AroundHotelText sentence={sentence}>{order.service.name}</AroundHotelText>}
      note={t(openPayment(order) ? 'payment.next' : 'sent.next')}
      actions={
        <>
          <PayOrder order={order} />
          <Button {...button} hierarchy="secondary" href={paths.home(hoster.slug)}>
            {t('home', { ns: 'visit' })}
          </Button>
          {reception && (
            <Button {...button} hierarchy="tertiary" iconLeft="phone" href={phoneHref(reception)}>
              {t('detail.reception')}
            </Button>
          )}
          <CancelOrder order={order} />
          <Button {...button} hierarchy="quaternary" href={paths.orders(hoster.slug)}>
            {t('detail.all')}
          </Button>
        </>
      }
    >
      <OrderSteps order={order} />
      <OrderFacts order={order} />
      <CancelHint order={order} />
      <ExtrasOffer roomNumber={roomNumber} />
    </Outcome>
  );
}
