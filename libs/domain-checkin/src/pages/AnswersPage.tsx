import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageModule } from '@guest/feature';
import { useNow, type VisitContext } from '@guest/visit';
import { CheckinFrame } from '../components/Frame/CheckinFrame';
import { StepSkeleton } from '../components/Frame/StepSkeleton';
import { FormSkeleton, WithForm } from '../components/Frame/WithForm';
import { lazyPart } from '../components/lazyPart';
import { useRuleContext } from '../hooks/useDraft';
import type { Step } from '../model/steps';
import { useCheckinStore } from '../store/checkinStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('steps.check.heading');

export const Skeleton = FormSkeleton;

const Answers = lazyPart(async () => (await import('../components/Answers/Answers')).Answers);

/** The last look: every answer, where it is changed, and the button that sends. */
export function Component() {
  return <WithForm>{(steps, isOpened) => (isOpened ? <Check steps={steps} /> : <FormSkeleton />)}</WithForm>;
}

function Check({ steps }: { steps: Step[] }) {
  const { t } = useTranslation('checkin');
  const now = useNow();
  const contextAt = useRuleContext();
  const isBegun = useCheckinStore((state) => state.answers.isBegun);
  const arriveAt = useCheckinStore((state) => state.arriveAt);
  useEffect(() => {
    if (isBegun) arriveAt('check');
  }, [isBegun, arriveAt]);

  const count = steps.length + 1;
  return (
    <CheckinFrame
      current={count}
      count={count}
      step={t('steps.check.title')}
      heading={t('steps.check.heading')}
    >
      <Suspense fallback={<StepSkeleton />}>
        {now && <Answers steps={steps} context={contextAt(now)} />}
      </Suspense>
    </CheckinFrame>
  );
}
