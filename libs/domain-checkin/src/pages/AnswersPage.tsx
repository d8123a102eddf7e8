import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageModule } from '@guest/feature';
import { lazyPart, useNow, usePreparedSubmission, type VisitContext } from '@guest/visit';
import { CheckinFrame } from '../components/Frame/CheckinFrame';
import { StepSkeleton } from '../components/Frame/StepSkeleton';
import { FormSkeleton, WithForm } from '../components/Frame/WithForm';
import { useRuleContext } from '../hooks/useDraft';
import { useDispatch } from '../hooks/useStage';
import type { Step } from '../model/steps';
import { checkinSubmission } from '../submission/checkinSubmission';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('steps.check.heading');

export const Skeleton = FormSkeleton;

const loadSending = () => Promise.all([import('../api/calls'), import('../submission/sendCheckin')]);
const Answers = lazyPart(async () => (await import('../components/Answers/Answers')).Answers);

/** The check of the answers, with links to change them and the button that sends. */
export function Component() {
  return <WithForm>{(steps, isOpened) => (isOpened ? <Check steps={steps} /> : <FormSkeleton />)}</WithForm>;
}

function Check({ steps }: { steps: Step[] }) {
  const { t } = useTranslation('checkin');
  const now = useNow();
  const contextAt = useRuleContext();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch({ type: 'arrivedAt', step: 'check' });
  }, [dispatch]);

  usePreparedSubmission(checkinSubmission, loadSending);

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
