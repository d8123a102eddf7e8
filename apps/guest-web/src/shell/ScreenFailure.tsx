import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import type { Failure } from '@guest/state';
import { useRecovery } from '@guest/visit';

interface ScreenFailureProps {
  /** Undefined where it is a file of the app, or the app itself. */
  failure?: Pick<Failure, 'kind' | 'httpStatus'>;
  /** Asks again behind what is shown; told whether the site itself had been away until now. */
  onTry: (wasOffline: boolean) => unknown;
  onRetry: () => void;
}

/** A file comes from the site itself: only a network can be away from it. */
const ofFile = { kind: 'offline' } as const;

/** What happened in plain words, what is safe, and one button. */
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
