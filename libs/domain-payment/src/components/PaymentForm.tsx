import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar, Button, FactList, Notice, Stack, StatusLine, Text } from '@guest/design-system';
import { HotelText, useApi } from '@guest/visit';
import { useAmount } from '../hooks/useAmount';
import { refusalOf, type OpenedPayment } from '../model/payment';
import type { CardFields } from '../providers/port';
import { usePaymentStore } from '../store/paymentStore';
import { CardFrame } from './CardFrame';

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
  const amountOf = useAmount();
  const payment = usePaymentStore((state) => state.payment);
  const dispatch = usePaymentStore((state) => state.dispatch);
  const ask = usePaymentStore((state) => state.ask);
  const giveUp = usePaymentStore((state) => state.giveUp);
  const card = useRef<CardFields>(undefined);
  const amount = amountOf(intent);
  const { step, fields } = payment;
  const refusal = refusalOf(payment);
  const isBusy = step === 'confirming' || step === 'challenged';
  const isHold = intent.purpose === 'preAuthorisation';

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
      {refusal && (
        <Notice tone="danger" role="alert" title={t(`refusal.${refusal}.title`)}>
          {t(`refusal.${refusal}.text`)}
        </Notice>
      )}
      {step === 'unknown' && (
        <Notice tone="warning" role="alert" title={t('unknown.title')}>
          {t(isHold ? 'unknown.textHold' : 'unknown.text')}
        </Notice>
      )}
      <CardFrame
        intent={intent}
        cards={cards}
        onFields={(shown) => {
          card.current = shown;
        }}
        onSubmit={handleConfirm}
      />
      <StatusLine isHidden>
        {step === 'challenged' ? t('challenged') : step === 'confirming' ? t('confirming') : null}
      </StatusLine>
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
      <ActionBar
        layout="stack"
        action={
          <Stack gap={2}>
            {step === 'unknown' ? (
              <Button size="xl" isFullWidth onClick={() => void ask(api)}>
                {t('unknown.check')}
              </Button>
            ) : (
              <Button
                size="xl"
                isFullWidth
                isBusy={isBusy}
                busyLabel={t(step === 'challenged' ? 'challenged' : 'confirming')}
                aria-disabled={fields !== 'ready' || undefined}
                onClick={handleConfirm}
              >
                {t(isHold ? 'hold.confirm' : 'charge.confirm', { amount })}
              </Button>
            )}
            {step === 'filling' && (
              <Button size="l" isFullWidth hierarchy="quaternary" onClick={handleSkip}>
                {t(isHold ? 'hold.skip' : 'charge.skip')}
              </Button>
            )}
          </Stack>
        }
      />
    </Stack>
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
