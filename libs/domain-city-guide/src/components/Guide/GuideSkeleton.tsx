import { useTranslation } from 'react-i18next';
import { Cover, Page, SkeletonRows, Stack } from '@guest/design-system';

/** Placeholder of the guide, of the same size. */
export function GuideSkeleton() {
  const { t } = useTranslation('cityGuide');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Cover title={t('guide.title')} />
        <SkeletonRows label={t('guide.loading')} above="search" />
      </Stack>
    </Page>
  );
}
