import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, StatusLine } from '@guest/design-system';
import type { Failure } from '@guest/state';
import { useRecovery } from '../useRecovery';

interface LoadFailureProps {
  failure: Failure;
  /** What did not come, where the screen has words of its own for it. */
  title?: string | undefined;
  /** It is being tried again: the button stays where the guest has just pressed it. */
  isRetrying: boolean;
  /** A try of the guest's has failed too. */
  isStillFailing: boolean;
  /** Beside the retry: a way on without it. */
  elsewhere?: ReactNode;
  onRetry: () => void;
  /** Asks again behind what is shown, nobody having pressed anything. */
  onTry: () => void;
}

/** A screen whose content did not come: what happened in plain words, what is safe, and one button. */
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
