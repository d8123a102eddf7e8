import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, Skeleton, SkeletonGroup, Stack } from '@guest/design-system';
import { useHoster, WithResource } from '@guest/visit';
import type { ReviewForm } from '../model/form';
import { useFormStore } from '../store/formStore';

/** The questions that are coming, in their geometry. */
export function FormSkeleton() {
  const { t } = useTranslation('reviews');
  return (
    <Page clears="bar">
      <SkeletonGroup label={t('loading')}>
        <Stack gap={6}>
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}

/** What the hotel asks, or what there is to say while it is not here. */
export function WithForm({ children }: { children: (form: ReviewForm) => ReactNode }) {
  const { t } = useTranslation('reviews');
  const { _id } = useHoster();
  const form = useFormStore((state) => state.form);
  const reload = useFormStore((state) => state.reload);
  return (
    <WithResource
      resource={form}
      onRetry={(api) => reload(api, _id)}
      skeleton={<FormSkeleton />}
      failureTitle={t('failure')}
    >
      {children}
    </WithResource>
  );
}
