import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import type { Service } from '../../model/service';

/** A service that is not ordered here, or not any more; a draft of it waits for better times. */
export function NotOrderable({ service, hasDraft = false }: { service: Service; hasDraft?: boolean }) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <Page>
      <EmptyState
        icon="service"
        title={t('order.unavailable.title')}
        text={hasDraft ? t('order.unavailable.withdrawn') : t('order.unavailable.text')}
        actions={
          <Button hierarchy="secondary" href={paths.service(slug, service.id)}>
            {t('order.unavailable.back')}
          </Button>
        }
      />
    </Page>
  );
}
