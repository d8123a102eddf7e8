import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useVisitStore } from '../store/visitStore';

/**
 * Says that an address names nothing and leads to the hotel's home, else to the landing page. `title` names what was
 * missing.
 */
export function NotFound({ title }: { title?: string }) {
  const { t } = useTranslation('visit');
  const hoster = useVisitStore((state) => state.hoster);
  const home = hoster.status === 'success' ? paths.home(hoster.data.slug) : paths.landing();
  return (
    <Page>
      <EmptyState
        icon="spot"
        title={title ?? t('notFound.title')}
        text={t('notFound.text')}
        actions={<Button href={home}>{t('notFound.home')}</Button>}
      />
    </Page>
  );
}
