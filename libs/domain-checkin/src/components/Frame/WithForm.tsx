import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Button, EmptyState, Page, Stack, Title } from '@guest/design-system';
import { lazyPart, useStayWhileSending, WithResource } from '@guest/visit';
import { useOpened, useOwnership } from './useOpened';
import { useStageName } from '../../hooks/useStage';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import type { Step } from '../../model/steps';
import { useFormStore } from '../../store/formStore';
import { Transmitting } from '../Answers/Transmitting';
import { StepSkeleton } from './StepSkeleton';

const CheckedIn = lazyPart(async () => (await import('../Start/CheckedIn')).CheckedIn);
const OpenElsewhere = lazyPart(async () => (await import('../Start/OpenElsewhere')).OpenElsewhere);

/** The skeleton of a step. */
export function FormSkeleton() {
  const { t } = useTranslation('checkin');
  return (
    <Page width="gallery" clears="bar">
      <Stack gap={5}>
        <Title level="h1">{t('title')}</Title>
        <StepSkeleton />
      </Stack>
    </Page>
  );
}

interface WithFormProps {
  children: (steps: Step[], isOpened: boolean) => ReactNode;
}

/** Renders the hotel's form once it is loaded: its steps are not known before. */
export function WithForm({ children }: WithFormProps) {
  const { resource, reload } = useFormStore((state) => state);
  return (
    <WithResource resource={resource} onRetry={reload} skeleton={<FormSkeleton />}>
      {() => <Opened>{children}</Opened>}
    </WithResource>
  );
}

function Opened({ children }: WithFormProps) {
  const steps = useSteps();
  const { takeOver } = useOwnership();
  const isOpened = useOpened();
  const stage = useStageName();
  const to = useCheckinPaths();
  useStayWhileSending(stage === 'sending');
  if (steps.length === 0) return <NoForm />;
  // On every screen: a guest who goes back meanwhile must neither change what is being sent nor miss how it ends.
  if (stage === 'sending') return <Transmitting />;
  if (stage === 'sent') return <Navigate to={to.sent} replace />;
  if (stage !== 'checkedIn' && stage !== 'openElsewhere') return children(steps, isOpened);
  return (
    <Suspense fallback={<FormSkeleton />}>
      {stage === 'checkedIn' ? <CheckedIn /> : <OpenElsewhere onTakeOver={takeOver} />}
    </Suspense>
  );
}

/** Shown where all steps are off: this hotel checks in at its desk. */
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
