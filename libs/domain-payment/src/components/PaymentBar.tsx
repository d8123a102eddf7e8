import { useTranslation } from 'react-i18next';
import { ActionBar, Button, Stack } from '@guest/design-system';
import { useApi } from '@guest/visit';
import { useAmount } from '../hooks/useAmount';
import type { OpenedPayment } from '../model/payment';
import { usePaymentStore } from '../store/paymentStore';

interface PaymentBarProps {
  intent: OpenedPayment;
  /** The guest goes on without a card. */
  isLeaving: boolean;
  onConfirm: () => void;
  onSkip: () => void;
}

/** The button that charges or holds; while nobody knows how it ended, the one that asks. */
export function PaymentBar({ intent, isLeaving, onConfirm, onSkip }: PaymentBarProps) {
  const { t } = useTranslation('payment');
  const api = useApi();
  const amount = useAmount()(intent);
  const step = usePaymentStore((state) => state.payment.step);
  const isReady = usePaymentStore((state) => state.payment.fields === 'ready');
  const ask = usePaymentStore((state) => state.ask);
  const isHold = intent.purpose === 'preAuthorisation';
  const button = { size: 'xl', isFullWidth: true } as const;
  const action =
    step === 'unknown' ? (
      <Button {...button} onClick={() => void ask(api)}>
        {t('unknown.check')}
      </Button>
    ) : (
      <Button
        {...button}
        isBusy={step === 'confirming' || step === 'challenged'}
        busyLabel={t(step === 'challenged' ? 'challenged' : 'confirming')}
        aria-disabled={!isReady || undefined}
        onClick={onConfirm}
      >
        {t(isHold ? 'hold.confirm' : 'charge.confirm', { amount })}
      </Button>
    );
  return (
    <ActionBar
      layout="stack"
      action={
        <Stack gap={2}>
          {action}
          {step === 'filling' && (
            <Button size="l" isFullWidth hierarchy="quaternary" isBusy={isLeaving} onClick={onSkip}>
              {t(isHold ? 'hold.skip' : 'charge.skip')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
