import { useTranslation } from 'react-i18next';
import { Page, Row, Skeleton, SkeletonGroup, SkeletonRows, Stack, Title } from '@guest/design-system';

/** Placeholder of the list of services, of the same size. */
export function CatalogueSkeleton() {
  const { t } = useTranslation('order');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Title level="h1">{t('services.title')}</Title>
        <SkeletonGroup label={t('services.loading')}>
          <Stack gap={4}>
            <Skeleton shape="block" />
            <Row wraps={false}>
              <Skeleton shape="pill" width="s" />
              <Skeleton shape="pill" width="m" />
              <Skeleton shape="pill" width="m" />
            </Row>
          </Stack>
        </SkeletonGroup>
        <SkeletonRows label="" />
      </Stack>
    </Page>
  );
}
