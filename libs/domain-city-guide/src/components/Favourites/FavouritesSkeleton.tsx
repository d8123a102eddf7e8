import { useTranslation } from 'react-i18next';
import { Page, SkeletonRows, Stack, Title } from '@guest/design-system';

/** Placeholder of the list, until the guide and what this device keeps are here. */
export function FavouritesSkeleton() {
  const { t } = useTranslation('cityGuide');
  return (
    <Page width="gallery" clears="none">
      <Stack gap={4}>
        <Title level="h1">{t('favourites.title')}</Title>
        <SkeletonRows label={t('favourites.loading')} />
      </Stack>
    </Page>
  );
}
