import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, Skeleton, SkeletonGroup, Stack } from '@guest/design-system';
import { useHoster, WithFetched } from '@guest/visit';
import type { ReviewForm } from '../model/form';
import { useFormStore } from '../store/formStore';

/** A skeleton in the shape of the questions. */
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

/** Shows the hotel's form, its skeleton or its failure. */
export function WithForm({ children }: { children: (form: ReviewForm) => ReactNode }) {
  const { t } = useTranslation('reviews');
  const { _id } = useHoster();
  return (
    <WithFetched
      store={useFormStore}
      question={[_id]}
      skeleton={<FormSkeleton />}
      failureTitle={t('failure')}
    >
      {children}
    </WithFetched>
  );
}
