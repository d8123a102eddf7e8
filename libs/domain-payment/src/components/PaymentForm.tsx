import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, Notice, Stack, StatusLine, Text } from '@guest/design-system';
import { HotelText, useApi } from '@guest/visit';
import { useAskWhenLate } from '../hooks/useAskWhenLate';
import { refusalOf, takesCard, type OpenedPayment } from '../model/payment';
import type { CardFields } from '../providers/port';
import { usePaymentStore } from '../store/paymentStore';
import { CardFrame } from './CardFrame';
import { PaymentBar } from './PaymentBar';

/** The longest that a guest waits who does not want to pay now. */
const MAX_WAIT_MS = 2_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  const [isLeaving, setIsLeaving] = useState(false);
  useAskWhenLate(intent);

  const handleConfirm = () => {
    if (step !== 'filling' || fields !== 'ready') return;
    dispatch({ type: 'submitted' });
    card.current?.confirm();
  };
  const handleSkip = async () => {
    setIsLeaving(true);
    // The guest goes on whatever comes of it: an open payment without a card charges nothing.
    await Promise.race([giveUp(api), wait(MAX_WAIT_MS)]);
    onSkip();
  };

  return (
    <Stack gap={5}>
      <Trouble />
      {takesCard(intent) && (
        <CardFrame
          intent={intent}
          cards={cards}
          onFields={(shown) => {
            card.current = shown;
          }}
          onSubmit={handleConfirm}
        />
      )}
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
      <PaymentBar
        intent={intent}
        isLeaving={isLeaving}
        onConfirm={handleConfirm}
        onSkip={() => void handleSkip()}
      />
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
