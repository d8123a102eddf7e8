import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';

interface LoadFailureProps {
  /** Why, as the failed `Resource` says. */
  kind: string;
  onRetry: () => void;
}

/** A screen whose content did not come: what happened in plain words, what is safe, and one button. */
export function LoadFailure({ kind, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('visit');
  return (
    <Page clears="tabs">
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('failure.title')}
        text={t(kind === 'offline' ? 'failure.offline' : 'failure.text')}
        actions={<Button onClick={onRetry}>{t('failure.retry')}</Button>}
      />
    </Page>
  );
}
