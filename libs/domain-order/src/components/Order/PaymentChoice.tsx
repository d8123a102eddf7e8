import { useTranslation } from 'react-i18next';
import { isFree, type Amount, type PaymentMethod } from '@guest/api-contract';
import { ChoiceCards, Notice } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';

interface PaymentChoiceProps {
  service: Service;
  total: Amount;
  /** The ways that the hotel offers for this order. */
  methods: readonly PaymentMethod[];
  /** The way that the order will be paid. */
  method: PaymentMethod;
  /** The accepted cards in words. */
  cards: string;
}

/** How the order is paid: a choice where the hotel offers two ways; nothing for a free order. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { t } = useTranslation('order');
  const { service, methods, method } = props;
  const hasChoice = methods.length > 1;
  const cardNote = useCardNote(props.cards);
  const setPaymentMethod = useOrderStore((state) => state.setPaymentMethod);
  return (
    <>
      {hasChoice && (
        <ChoiceCards
          legend={t('payment.legend')}
          options={[
            { value: 'room', label: t('payment.room'), note: t('payment.roomNote') },
            { value: 'card', label: t('payment.card'), note: cardNote },
          ]}
          value={method}
          onValueChange={(chosen) => setPaymentMethod(service.id, chosen === 'card' ? 'card' : 'room')}
        />
      )}
      {!hasChoice && method === 'card' && (
        <Notice icon="wallet" title={t('payment.cardOnly')}>
          {cardNote}
        </Notice>
      )}
      {method === 'room' && <RoomNotice {...props} hasChoice={hasChoice} />}
    </>
  );
}

/** "Paiement sécurisé, à l’étape suivante. CB, Visa, Mastercard." */
function useCardNote(cards: string): string {
  const { t } = useTranslation('order');
  return cards ? t('payment.cardNoteNamed', { cards }) : t('payment.cardNote');
}

/** When and how an order on the room is paid. */
function RoomNotice({ service, total, hasChoice }: PaymentChoiceProps & { hasChoice: boolean }) {
  const { t } = useTranslation('order');
  if (isFree(total)) return null;
  return (
    // The choice says already that nothing is paid now.
    <Notice icon="wallet" title={hasChoice ? undefined : t('check.nothingNow')}>
      {service.paymentNote ? <HotelText>{service.paymentNote}</HotelText> : t('check.paidLater')}
      {!total.isComplete && ` ${t('check.priceLater')}`}
    </Notice>
  );
}
