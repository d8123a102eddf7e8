import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup, Stack } from '@guest/design-system';

/** A payment that is being opened. */
export function PaymentSkeleton() {
  const { t } = useTranslation('payment');
  return (
    <SkeletonGroup label={t('opening')}>
      <Stack gap={5}>
        <Skeleton shape="text" />
        <Skeleton shape="block" />
        <Skeleton shape="card" />
      </Stack>
    </SkeletonGroup>
  );
}
