import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '@guest/design-system';

/** Placeholder of days and their activities, of the same size. */
export function ProgrammeSkeleton() {
  const { t } = useTranslation('activities');
  return <SkeletonRows label={t('loading')} above="pills" count={3} />;
}
