import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@guest/design-system';
import type { OpenedPayment } from '../model/payment';

interface OverNoticeProps {
  intent: OpenedPayment;
  onRetry: () => void;
}

/** A payment that ended without a charge: given up, or too late. */
export function OverNotice({ intent, onRetry }: OverNoticeProps) {
  const { t } = useTranslation('payment');
  const how = intent.status === 'cancelled' ? 'cancelled' : 'expired';
  return (
    <Notice
      role="alert"
      title={t(`over.${how}.title`)}
      action={
        <Button size="s" hierarchy="secondary" onClick={onRetry}>
          {t('over.again')}
        </Button>
      }
    >
      {t(`over.${how}.text`)}
    </Notice>
  );
}
