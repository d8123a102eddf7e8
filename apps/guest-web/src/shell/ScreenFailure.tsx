import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import type { Failure } from '@guest/state';
import { useRecovery } from '@guest/visit';

interface ScreenFailureProps {
  /** Undefined where a file of the app, or the app itself, failed. */
  failure?: Pick<Failure, 'kind' | 'httpStatus'>;
  /** Tries again in the background; `wasOffline`: the site could not be reached before. */
  onTry: (wasOffline: boolean) => unknown;
  onRetry: () => void;
}

/** A file comes from the site itself, so only a missing network explains the failure. */
const ofFile = { kind: 'offline' } as const;

/** Says what happened and what is safe, with a button that tries again. */
export function ScreenFailure({ failure, onTry, onRetry }: ScreenFailureProps) {
  const { t } = useTranslation('visit');
  const reason = useRecovery({ failure: failure ?? ofFile, onTry });
  const isOurs = !failure && reason === 'unanswered';
  return (
    <Page width="reading">
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('failure.title')}
        titleAs="h1"
        text={t(`failure.${isOurs ? 'text' : reason}`)}
        actions={<Button onClick={onRetry}>{t('failure.retry')}</Button>}
      />
    </Page>
  );
}

/** The fallback of a screen that failed to load or render. It renders again once the network is back. */
export const failedScreen = (retry: () => void) => (
  <ScreenFailure onTry={(wasOffline) => wasOffline && retry()} onRetry={retry} />
);
