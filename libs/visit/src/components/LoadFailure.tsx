import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, StatusLine } from '@guest/design-system';
import type { Failure } from '@guest/state';
import { useRecovery } from '../hooks/useRecovery';

interface LoadFailureProps {
  failure: Failure;
  /** The screen's own title for this failure. */
  title?: string | undefined;
  /** A retry is under way. */
  isRetrying: boolean;
  /** The guest's own retry has failed too. */
  isStillFailing: boolean;
  /** Beside the retry: a way on without it. */
  elsewhere?: ReactNode;
  onRetry: () => void;
  /** Retries without the guest, behind what is shown. */
  onTry: () => void;
}

/** A screen whose content could not be loaded: what happened, and a button to try again. */
export function LoadFailure({
  failure,
  title,
  isRetrying,
  isStillFailing,
  elsewhere,
  onRetry,
  onTry,
}: LoadFailureProps) {
  const { t } = useTranslation('visit');
  const reason = useRecovery({ failure, onTry });
  return (
    <Page clears="tabs">
      <EmptyState
        icon="warning"
        tone="danger"
        title={title ?? t('failure.title')}
        text={t(`failure.${reason}`)}
        actions={
          <>
            <Button isBusy={isRetrying} busyLabel={t('failure.retrying')} onClick={onRetry}>
              {t('failure.retry')}
            </Button>
            {elsewhere}
          </>
        }
      />
      <StatusLine isHidden>{isStillFailing ? t('failure.stillFailing') : null}</StatusLine>
    </Page>
  );
}
