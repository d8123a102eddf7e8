import { useTranslation } from 'react-i18next';
import { Page, SkeletonRows, Stack, Title } from '@guest/design-system';

/** Placeholder until the orders of this device are restored. */
export function OrdersSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <Page clears="tabs">
      <Stack gap={4}>
        <Title level="h1">{t('list.title')}</Title>
        <SkeletonRows label={t('list.loading')} count={2} hasMedia={false} />
      </Stack>
    </Page>
  );
}
