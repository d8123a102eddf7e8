import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, Skeleton, SkeletonGroup, Stack } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { useServiceId } from '../../hooks/useServiceId';
import { findService } from '../../model/catalogueIndex';
import type { Service } from '../../model/service';
import { WithCatalogue } from './WithCatalogue';

interface WithServiceProps {
  /** In place of the page that says that there is no such service. */
  missing?: ReactNode;
  children: (service: Service) => ReactNode;
}

/** The service of this address; an address of none says so. */
export function WithService({ missing = <NoService />, children }: WithServiceProps) {
  const serviceId = useServiceId();
  return (
    <WithCatalogue skeleton={<ServiceSkeleton />}>
      {(catalogue) => {
        const service = findService(catalogue, serviceId);
        return service ? children(service) : missing;
      }}
    </WithCatalogue>
  );
}

/** No service of this hotel has this address, or not any more. */
export function NoService() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <Page>
      <EmptyState
        icon="service"
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <Button hierarchy="secondary" href={paths.services(slug)}>
            {t('notFound.all')}
          </Button>
        }
      />
    </Page>
  );
}

function ServiceSkeleton() {
  const { t } = useTranslation('order');
  return (
    <Page>
      <SkeletonGroup label={t('services.loading')}>
        <Stack gap={5}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="l" />
          <Skeleton />
          <Skeleton width="l" />
          <Skeleton shape="block" />
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}
