import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, EmptyState, Page } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { lazyPart, type VisitContext } from '@guest/visit';
import { CheckinFrame } from '../components/Frame/CheckinFrame';
import { StepSkeleton } from '../components/Frame/StepSkeleton';
import { FormSkeleton, WithForm } from '../components/Frame/WithForm';
import { useCompanionWords } from '../hooks/useCompanionWords';
import { useDraft } from '../hooks/useDraft';
import { useCompanionWays, useSteps } from '../hooks/useSteps';
import { stepNamed } from '../model/steps';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('steps.companionInfo.title');

export const Skeleton = FormSkeleton;

const CompanionForm = lazyPart(
  async () => (await import('../components/Companions/CompanionForm')).CompanionForm,
);

/** One companion. The address holds a number, which says nothing of anybody. */
export function Component() {
  return <WithForm>{(_, isOpened) => (isOpened ? <Companion /> : <FormSkeleton />)}</WithForm>;
}

function Companion() {
  const { t } = useTranslation('checkin');
  const { pathname } = useLocation();
  const { list } = useCompanionWays();
  const steps = useSteps();
  const { companions } = useDraft();
  const { nameOf } = useCompanionWords();
  const index = Number(/(\d+)\/?$/u.exec(pathname)?.[1]) - 1;
  const companion = companions[index];
  const step = stepNamed(steps, 'companionInfo');
  if (!step || !companion) {
    return (
      <Page width="reading">
        <EmptyState
          icon="people"
          title={t('companions.unknown')}
          actions={<Button href={list}>{t('companions.back')}</Button>}
        />
      </Page>
    );
  }
  return (
    <CheckinFrame
      current={steps.indexOf(step) + 1}
      count={steps.length + 1}
      step={t('steps.companionInfo.title')}
      heading={nameOf(companion, index)}
    >
      <Suspense fallback={<StepSkeleton />}>
        <CompanionForm key={companion.id} step={step} companion={companion} />
      </Suspense>
    </CheckinFrame>
  );
}
