import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPage, functionsOf, useHoster, WithFetched } from '@guest/visit';
import type { Catalogue } from '../../model/service';
import { useCatalogueStore } from '../../store/catalogueStore';

interface WithCatalogueProps {
  /** Shown while the catalogue loads. */
  skeleton: ReactNode;
  children: (catalogue: Catalogue) => ReactNode;
}

/** Shows the hotel's catalogue, or its loading, failure or absence. */
export function WithCatalogue(props: WithCatalogueProps) {
  const { t } = useTranslation('order');
  const hoster = useHoster();
  if (functionsOf(hoster).services) {
    return (
      <WithFetched
        {...props}
        store={useCatalogueStore}
        question={[hoster._id]}
        failureTitle={t('failure.title')}
      />
    );
  }
  return (
    <EmptyPage
      icon="service"
      title={t('services.notSubscribed.title')}
      text={t('services.notSubscribed.text')}
    />
  );
}
