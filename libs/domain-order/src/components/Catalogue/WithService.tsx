import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Hero, Page, Skeleton, SkeletonGroup, Stack } from '@guest/design-system';
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
export function WithService({ missing = <NoService isUnderPlates />, children }: WithServiceProps) {
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

interface NoServiceProps {
  /** The way back lies over a service's picture: the hotel's colours stand in for that. */
  isUnderPlates?: boolean;
}

/** No service of this hotel has this address, or not any more. */
export function NoService({ isUnderPlates = false }: NoServiceProps) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const words = { title: t('notFound.title'), text: t('notFound.text') };
  const wayOn = (
    <Button hierarchy="secondary" href={paths.services(slug)}>
      {t('notFound.all')}
    </Button>
  );
  if (!isUnderPlates) {
    return (
      <Page>
        <EmptyState icon="service" {...words} actions={wayOn} />
      </Page>
    );
  }
  return (
    <>
      <Hero size="s" words="below" {...words} />
      <Page width="gallery" top="m">
        {wayOn}
      </Page>
    </>
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
