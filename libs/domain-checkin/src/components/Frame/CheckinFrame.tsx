import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, Split, Stack, Steps, Title } from '@guest/design-system';
import { useCanKeep } from '@guest/state';
import { useCheckinStore } from '../../store/checkinStore';
import { lazyPart } from '../lazyPart';
import { TakenAway } from '../Start/TakenAway';
import { StayAside } from './StayAside';

const FailedElsewhere = lazyPart(async () => (await import('../Answers/Answers')).FailedElsewhere);

interface CheckinFrameProps {
  /** From 1. */
  current: number;
  count: number;
  /** The step's name beside the progress. */
  step: string;
  heading: string;
  children: ReactNode;
}

/** Where the guest is in the form, its heading, and the stay beside it where there is room. */
export function CheckinFrame({ current, count, step, heading, children }: CheckinFrameProps) {
  const { t } = useTranslation('checkin');
  const canKeep = useCanKeep();
  const isKept = useCheckinStore((state) => state.isKept) && canKeep;
  // The check of the answers says it itself, and who read it there knows.
  const hasFailed = useCheckinStore(
    ({ sending, failureSeen }) => sending.status === 'failure' && failureSeen !== 'check',
  );
  return (
    <Page width="gallery" clears="bar">
      <Split
        asideWidth="m"
        asideLook="bare"
        asideLabel={t('aside.label')}
        mainWidth="reading"
        hidesAsideOnPhone
        aside={<StayAside />}
      >
        <Stack gap={5}>
          <Stack gap={4}>
            <Steps
              current={current}
              count={count}
              text={t('progress', { current, count })}
              title={step}
              note={isKept ? t('draftKept') : undefined}
            />
            <Title as="h1" level="h1">
              {heading}
            </Title>
          </Stack>
          {hasFailed && current < count && (
            <Suspense>
              <FailedElsewhere />
            </Suspense>
          )}
          <TakenAway />
          {children}
        </Stack>
      </Split>
    </Page>
  );
}
