import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, Notice, Stack, StatusLine, Text } from '@guest/design-system';
import { HotelText, useApi } from '@guest/visit';
import { refusalOf, type OpenedPayment } from '../model/payment';
import type { CardFields } from '../providers/port';
import { usePaymentStore } from '../store/paymentStore';
import { CardFrame } from './CardFrame';
import { PaymentBar } from './PaymentBar';

interface PaymentFormProps {
  intent: OpenedPayment;
  /** Names of the cards that are taken. */
  cards: readonly string[];
  /** What a guest without a card does, in the hotel's words. */
  withoutCard?: string | undefined;
  /** Goes on without a card. */
  onSkip: () => void;
}

/** The card fields, what just went wrong, and the button that charges or holds. */
export function PaymentForm({ intent, cards, withoutCard, onSkip }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const api = useApi();
  const step = usePaymentStore((state) => state.payment.step);
  const fields = usePaymentStore((state) => state.payment.fields);
  const dispatch = usePaymentStore((state) => state.dispatch);
  const giveUp = usePaymentStore((state) => state.giveUp);
  const card = useRef<CardFields>(undefined);

  const handleConfirm = () => {
    if (step !== 'filling' || fields !== 'ready') return;
    dispatch({ type: 'submitted' });
    card.current?.confirm();
  };
  const handleSkip = () => {
    // The guest goes on whatever comes of it: an open payment without a card charges nothing.
    void giveUp(api);
    onSkip();
  };

  return (
    <Stack gap={5}>
      <Trouble />
      <CardFrame
        intent={intent}
        cards={cards}
        onFields={(shown) => {
          card.current = shown;
        }}
        onSubmit={handleConfirm}
      />
      <StatusLine isHidden>{step === 'challenged' || step === 'confirming' ? t(step) : null}</StatusLine>
      <FactList
        items={[
          { id: 'secure', icon: 'shield', text: <Secure /> },
          {
            id: 'withoutCard',
            icon: 'infos',
            text: withoutCard ? <HotelText>{withoutCard}</HotelText> : t('withoutCard'),
          },
        ]}
      />
      <PaymentBar intent={intent} onConfirm={handleConfirm} onSkip={handleSkip} />
    </Stack>
  );
}

/** Why the last card was not taken, or that nobody knows yet. */
function Trouble() {
  const { t } = useTranslation('payment');
  const payment = usePaymentStore((state) => state.payment);
  const place = useRef<HTMLDivElement>(null);
  const isHold = payment.intent?.purpose === 'preAuthorisation';
  const refusal = refusalOf(payment);
  const trouble = payment.step === 'unknown' ? 'unknown' : refusal;
  // It may be above what a phone shows.
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);

  if (!trouble) return null;
  return (
    <div ref={place}>
      {refusal && (
        <Notice tone="danger" role="alert" title={t(`refusal.${refusal}.title`)}>
          {t(`refusal.${refusal}.text`)}
        </Notice>
      )}
      {trouble === 'unknown' && (
        <Notice tone="warning" role="alert" title={t('unknown.title')}>
          {t(isHold ? 'unknown.textHold' : 'unknown.text')}
        </Notice>
      )}
    </div>
  );
}

/** "100 % secure payment", and what that means here. */
function Secure() {
  const { t } = useTranslation('payment');
  return (
    <>
      <b>{t('secure.title')}</b>
      <Text size="s" tone="muted">
        {t('secure.text')}
      </Text>
    </>
  );
}
