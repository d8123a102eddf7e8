import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, Page, Split, Stack, Steps, Title } from '@guest/design-system';
import { useCanKeep } from '@guest/state';
import { lazyPart } from '@guest/visit';
import { useFilling } from '../../hooks/useStage';
import { useCheckinStore } from '../../store/checkinStore';
import { StayAside } from './StayAside';

const FailedElsewhere = lazyPart(async () => (await import('../Answers/Answers')).FailedElsewhere, {
  whileLoading: null,
});

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
  const isKept = useCheckinStore((state) => state.answers.id !== '') && canKeep;
  // The check of the answers shows the failure itself, so the notice is left out there.
  const hasFailed = useFilling(({ failure }) => failure !== undefined && failure.toldAt !== 'check');
  const isTakenAway = useFilling(({ notice }) => notice === 'takenAway');
  return (
    <Page width="gallery" clears="bar">
      <Split
        asideWidth="m"
        asideVariant="bare"
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
            <Title level="h1">{heading}</Title>
          </Stack>
          {hasFailed && current < count && <FailedElsewhere />}
          {isTakenAway && (
            <Notice tone="warning" role="status" title={t('taken.title')}>
              {t('taken.text')}
            </Notice>
          )}
          {children}
        </Stack>
      </Split>
    </Page>
  );
}
