import { useTranslation } from 'react-i18next';
import type { Page as HotelPage } from '@guest/api-contract';
import { EmptyState, Page, Picture, Skeleton, SkeletonGroup, Stack, Title } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { Blocks } from './Blocks';

/** A page that the hotel composed. */
export function PageView({ page }: { page: HotelPage }) {
  const { t } = useTranslation('content');
  const { title, image, blocks } = page;
  return (
    <Page clears="tabs">
      <Stack gap={6}>
        <Title level="h1">
          <HotelText>{title}</HotelText>
        </Title>
        {image && <Picture src={image} corners="card" isEager />}
        <Blocks blocks={blocks} />
        {!image && blocks.length === 0 && (
          <EmptyState
            size="part"
            icon="doc"
            titleAs="h2"
            title={t('page.emptyTitle')}
            text={t('page.emptyText')}
          />
        )}
      </Stack>
    </Page>
  );
}

/** The skeleton of a page. */
export function PageSkeleton() {
  const { t } = useTranslation('content');
  return (
    <Page clears="tabs">
      <SkeletonGroup label={t('page.loading')}>
        <Stack gap={6}>
          <Skeleton shape="title" width="l" />
          <Skeleton shape="picture" />
          <Stack gap={2}>
            <Skeleton shape="text" width="full" />
            <Skeleton shape="text" width="full" />
            <Skeleton shape="text" width="m" />
          </Stack>
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}
