import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';

interface ScreenFailureProps {
  isOffline?: boolean;
  onRetry: () => void;
}

/** What happened in plain words, what is safe, and one button. */
export function ScreenFailure({ isOffline, onRetry }: ScreenFailureProps) {
  const { t } = useTranslation('shell');
  const hasNoNetwork = isOffline ?? (typeof navigator !== 'undefined' && !navigator.onLine);
  return (
    <Page width="reading">
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('failure.title')}
        titleAs="h1"
        text={t(hasNoNetwork ? 'failure.offline' : 'failure.text')}
        actions={<Button onClick={onRetry}>{t('failure.retry')}</Button>}
      />
    </Page>
  );
}
