import { useTranslation } from 'react-i18next';
import { Page, SkeletonRows, Stack, Title } from '@guest/design-system';

/** Placeholder of the list of services, of the same size. */
export function CatalogueSkeleton() {
  const { t } = useTranslation('order');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Title level="h1">{t('services.title')}</Title>
        <SkeletonRows label={t('services.loading')} above="search" />
      </Stack>
    </Page>
  );
}
