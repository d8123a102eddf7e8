import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';

/** One tab owns the form: this one can take it over. */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useTranslation('checkin');
  return (
    <Page>
      <EmptyState
        icon="doc"
        title={t('elsewhere.title')}
        text={t('elsewhere.text')}
        actions={<Button onClick={onTakeOver}>{t('elsewhere.action')}</Button>}
      />
    </Page>
  );
}
