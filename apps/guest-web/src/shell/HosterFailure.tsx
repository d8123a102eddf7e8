import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import type { FailureKind } from '@guest/state';

/** The hotel cannot be had right now: what happened, and one button that asks for the whole page again. */
export function HosterFailure({ kind }: { kind: FailureKind }) {
  const { t } = useTranslation('shell');
  return (
    <Page width="reading">
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('failure.title')}
        titleAs="h1"
        text={t(kind === 'offline' ? 'failure.offline' : 'failure.text')}
        actions={<Button onClick={() => location.reload()}>{t('failure.retry')}</Button>}
      />
    </Page>
  );
}
