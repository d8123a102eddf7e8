import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@guest/design-system';
import type { OpenFailure } from '../model/openFailure';

interface OpenFailureNoticeProps {
  failure: OpenFailure;
  isBusy: boolean;
  onRetry: () => void;
}

/** A payment that did not open: nothing was charged, and the desk is the other way. */
export function OpenFailureNotice({ failure, isBusy, onRetry }: OpenFailureNoticeProps) {
  const { t } = useTranslation('payment');
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t(`openFailure.${failure}.title`)}
      action={
        failure === 'refused' ? undefined : (
          <Button size="s" hierarchy="secondary" isBusy={isBusy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t(`openFailure.${failure}.text`)}
    </Notice>
  );
}
