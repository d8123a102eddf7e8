import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, useHoster, WithResource } from '@guest/visit';
import type { Catalogue } from '../../model/service';
import { useCatalogueStore } from '../../store/catalogueStore';

interface WithCatalogueProps {
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (catalogue: Catalogue) => ReactNode;
}

/** The hotel's catalogue, or what there is to say while it is not here. */
export function WithCatalogue({ skeleton, children }: WithCatalogueProps) {
  const { t } = useTranslation('order');
  const hoster = useHoster();
  const catalogue = useCatalogueStore((state) => state.catalogue);
  const reload = useCatalogueStore((state) => state.reload);

  if (!functionsOf(hoster).services) return <NotSubscribed />;
  return (
    <WithResource
      resource={catalogue}
      onRetry={(api) => reload(api, hoster._id)}
      skeleton={skeleton}
      failureTitle={t('failure.title')}
    >
      {children}
    </WithResource>
  );
}

function NotSubscribed() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <Page clears="tabs">
      <EmptyState
        icon="service"
        title={t('services.notSubscribed.title')}
        text={t('services.notSubscribed.text')}
        actions={
          <Button hierarchy="secondary" href={paths.home(slug)}>
            {t('services.home')}
          </Button>
        }
      />
    </Page>
  );
}
