import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup, Stack } from '@guest/design-system';

const ROWS = [0, 1, 2, 3];

/** The fields of a step that is loading. */
export function StepSkeleton() {
  const { t } = useTranslation('checkin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap={5}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="card" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
