import { Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Button, EmptyState, Page, Stack, Title } from '@guest/design-system';
import { useHoster, useStayWhileSending, WithResource } from '@guest/visit';
import { useReserved } from '../../hooks/useDraft';
import { useOpened } from '../../hooks/useOpened';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { useFormStore } from '../../store/formStore';
import { isSentUnseen } from '../../store/visitMemory';
import { Transmitting } from '../Answers/Transmitting';
import { lazyPart } from '../lazyPart';
import { StepSkeleton } from './StepSkeleton';

const CheckedIn = lazyPart(async () => (await import('../Start/CheckedIn')).CheckedIn);

/** A step that is on its way, in its shape. */
export function FormSkeleton() {
  const { t } = useTranslation('checkin');
  return (
    <Page width="gallery" clears="bar">
      <Stack gap={5}>
        <Title as="h1" level="h1">
          {t('title')}
        </Title>
        <StepSkeleton />
      </Stack>
    </Page>
  );
}

interface WithFormProps {
  children: (steps: Step[], isOpened: boolean) => ReactNode;
}

/** The hotel's form, once it is here: nothing renders before (decisions.md 24). */
export function WithForm({ children }: WithFormProps) {
  const form = useFormStore((state) => state.form);
  const retry = useFormStore((state) => state.retry);
  return (
    <WithResource resource={form} onRetry={retry} skeleton={<FormSkeleton />}>
      {() => <Opened>{children}</Opened>}
    </WithResource>
  );
}

function Opened({ children }: WithFormProps) {
  const steps = useSteps();
  const isOpened = useOpened();
  const isAgain = useCheckinStore((state) => state.isAgain);
  const isCheckedIn = useReserved()?.isCheckedIn ?? false;
  const sending = useCheckinStore((state) => state.sending.status);
  const { _id } = useHoster();
  // Who left while it was on its way, and came back by a reload.
  const isNews = useMemo(() => isOpened && isSentUnseen(_id), [isOpened, _id]);
  const to = useCheckinPaths();
  const enter = useCheckinStore((state) => state.enter);
  const leave = useCheckinStore((state) => state.leave);
  useStayWhileSending(sending === 'loading');
  // Before the screen itself says where the guest is.
  useLayoutEffect(() => {
    enter();
    return leave;
  }, [enter, leave]);
  if (steps.length === 0) return <NoForm />;
  // On every screen: whoever goes back meanwhile must neither change what is on its way nor miss how it ends.
  if (sending === 'loading') return <Transmitting />;
  if (sending === 'success' || isNews) return <Navigate to={to.sent} replace />;
  if (isCheckedIn && !isAgain) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <CheckedIn />
      </Suspense>
    );
  }
  return children(steps, isOpened);
}

/** All steps are off: this hotel checks in at its desk. */
function NoForm() {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  return (
    <Page>
      <EmptyState
        icon="key"
        title={t('none.title')}
        text={t('none.text')}
        actions={
          <Button hierarchy="secondary" href={to.home}>
            {t('none.home')}
          </Button>
        }
      />
    </Page>
  );
}
