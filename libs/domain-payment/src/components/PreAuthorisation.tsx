import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentSettings } from '@guest/api-contract';
import { Button, Stack, Text } from '@guest/design-system';
import { focusHeading, HotelText } from '@guest/visit';
import { useAmount } from '../hooks/useAmount';
import { usePaymentOpening } from '../hooks/usePaymentOpening';
import { usePaymentStore } from '../store/paymentStore';
import { HoldMilestones } from './HoldMilestones';
import { OpenFailureNotice } from './OpenFailureNotice';
import { OverNotice } from './OverNotice';
import { PaymentForm } from './PaymentForm';
import { PaymentSkeleton } from './PaymentSkeleton';

export interface PreAuthorisationProps {
  settings: PaymentSettings;
  /** The reservation's public id, where this visit knows it. */
  publicId: string | undefined;
  /** Without a reservation it says whose hold this is. */
  attemptKey: string;
  /** The hotel's own words stand above. */
  isExplained: boolean;
  /** `YYYY-MM-DD`. */
  departureDate: string | undefined;
  /** The hold is in place; `intentId` names it. */
  onValidated: (intentId: string) => void;
  /** Goes on without a card. */
  onSkip: () => void;
}

/** Holds a sum on the guest's card: what that means, the card fields, and the way on without a card. */
export function PreAuthorisation({
  settings,
  isExplained,
  departureDate,
  onValidated,
  onSkip,
  ...rest
}: PreAuthorisationProps) {
  const { t } = useTranslation('payment');
  const amountOf = useAmount();
  const { preAuthorisation, currency, cards } = settings;
  const { amountCents = 0, releaseAfterDays, withoutCard } = preAuthorisation ?? {};
  const { failure, isBusy, open } = usePaymentOpening({
    purpose: 'preAuthorisation',
    expectedAmountCents: amountCents,
    ...rest,
  });
  const { step, intent } = usePaymentStore((state) => state.payment);

  // The store may still have the payment of an order.
  const isHeld = step === 'paid' && intent?.purpose === 'preAuthorisation';
  const validate = useEffectEvent(() => onValidated(intent?._id ?? ''));
  useEffect(() => {
    if (isHeld) validate();
  }, [isHeld]);
  useEffect(() => {
    if (step === 'over') focusHeading();
  }, [step]);

  const reception = (
    <>
      <Text>{withoutCard ? <HotelText>{withoutCard}</HotelText> : t('withoutCard')}</Text>
      <Button size="l" hierarchy="secondary" onClick={onSkip}>
        {t('hold.skip')}
      </Button>
    </>
  );
  return (
    <Stack gap={5}>
      {!isExplained && <Text>{t('hold.lead')}</Text>}
      <HoldMilestones
        amount={amountOf({ amountCents, currency })}
        departureDate={departureDate}
        releaseAfterDays={releaseAfterDays}
        releaseDate={intent?.releaseDate}
      />
      {failure && (
        <>
          <OpenFailureNotice failure={failure} isBusy={isBusy} onRetry={open} />
          {reception}
        </>
      )}
      {!failure && (step === 'opening' || step === 'paid') && <PaymentSkeleton />}
      {step === 'over' && intent && (
        <>
          <OverNotice intent={intent} onRetry={open} />
          {reception}
        </>
      )}
      {intent && step !== 'over' && step !== 'paid' && (
        <PaymentForm
          key={intent.expiresAt}
          intent={intent}
          cards={cards}
          withoutCard={withoutCard}
          onSkip={onSkip}
        />
      )}
    </Stack>
  );
}
