import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import { focusHeading } from '@guest/visit';
import { useReserved } from '../../hooks/useDraft';
import { useForgetCheckin } from '../../hooks/useNextAction';
import { useCheckinPaths, useIsChange, useSteps } from '../../hooks/useSteps';
import type { Step } from '../../model/steps';
import { usePapersStore } from '../../papers/papersStore';
import { useCheckinStore } from '../../store/checkinStore';
import { ReservationFinder } from './ReservationFinder';

/** How far an earlier visit came: the steps up to there, and `check` after all of them. */
function useProgress(): { passed: Step[]; isAtCheck: boolean } {
  const steps = useSteps();
  const last = useCheckinStore((state) => state.answers.step);
  const isAtCheck = last === 'check';
  const index = steps.findIndex(({ path }) => path === last);
  return { passed: isAtCheck ? steps : steps.slice(0, index + 1), isAtCheck };
}

/** What to know before the first step: an earlier visit to go on with, a reservation to fill in from. */
export function StartNotices() {
  const reserved = useReserved();
  const { passed } = useProgress();
  const isComing = useCheckinStore((state) => state.isComing);
  const isChange = useIsChange();
  // First for which reservation, then whether to go on: two questions at once have no order.
  const isAsked = useCheckinStore((state) => state.other !== undefined);
  const isBack = isComing && !isChange && !isAsked && passed.length > 1;
  if (!isBack && reserved) return null;
  return (
    <Stack gap={4}>
      {isBack && <Resume />}
      {!reserved && <ReservationFinder />}
    </Stack>
  );
}

function Resume() {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const to = useCheckinPaths();
  const startAnew = useCheckinStore((state) => state.startAnew);
  const dropUploads = usePapersStore((state) => state.dropAll);
  const forgetAction = useForgetCheckin();
  const { passed, isAtCheck } = useProgress();
  const last = passed.at(-1);
  const notice = useRef<HTMLDivElement>(null);
  // What cannot be taken back is asked about first.
  const [isAsking, setAsking] = useState<boolean>();
  useEffect(() => {
    if (isAsking !== undefined) notice.current?.focus();
  }, [isAsking]);
  if (!last) return null;

  // Every step on the way is put into the history: Back walks them, as it would have.
  const handleResume = () => {
    for (const step of passed.slice(1)) void navigate(to.step(step));
    if (isAtCheck) void navigate(to.check);
  };
  const handleAnew = () => {
    dropUploads();
    startAnew();
    forgetAction();
    focusHeading();
  };
  const name = isAtCheck ? t('steps.check.title') : t(`steps.${last.name}.title`);
  if (isAsking) {
    return (
      <Notice
        ref={notice}
        tabIndex={-1}
        tone="warning"
        title={t('resume.anewTitle')}
        action={
          <Row gap={3}>
            <Button size="s" onClick={() => setAsking(false)}>
              {t('resume.anewNo')}
            </Button>
            <Button size="s" hierarchy="quaternary" onClick={handleAnew}>
              {t('resume.anewYes')}
            </Button>
          </Row>
        }
      >
        {t('resume.anewText')}
      </Notice>
    );
  }
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="brand"
      title={t('resume.title')}
      action={
        <Row gap={3}>
          <Button size="s" onClick={handleResume}>
            {t('resume.action', { step: name })}
          </Button>
          <Button size="s" hierarchy="quaternary" onClick={() => setAsking(true)}>
            {t('resume.anew')}
          </Button>
        </Row>
      }
    >
      {t('resume.text')}
    </Notice>
  );
}
