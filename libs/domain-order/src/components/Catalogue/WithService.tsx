import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, SkeletonDetail } from '@guest/design-system';
import { paths } from '@guest/feature';
import { EmptyPage, useHoster } from '@guest/visit';
import { useServiceId } from '../../hooks/useServiceId';
import { findService } from '../../model/catalogueIndex';
import type { Service } from '../../model/service';
import { WithCatalogue } from './WithCatalogue';

interface WithServiceProps {
  /** Shown where there is no such service; default: the page that says so. */
  missing?: ReactNode;
  children: (service: Service) => ReactNode;
}

/** Shows the service of this address, or that there is none. */
export function WithService({ missing = <NoService />, children }: WithServiceProps) {
  const { t } = useTranslation('order');
  const serviceId = useServiceId();
  const skeleton = (
    <Page>
      <SkeletonDetail label={t('services.loading')} />
    </Page>
  );
  return (
    <WithCatalogue skeleton={skeleton}>
      {(catalogue) => {
        const service = findService(catalogue, serviceId);
        return service ? children(service) : missing;
      }}
    </WithCatalogue>
  );
}

/** The hotel has no service of this address, or not any more. */
export function NoService() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <EmptyPage
      icon="service"
      title={t('notFound.title')}
      text={t('notFound.text')}
      way={{ href: paths.services(slug), label: t('notFound.all') }}
    />
  );
}
