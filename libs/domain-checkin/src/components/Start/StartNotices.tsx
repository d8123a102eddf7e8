import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import { useReserved } from '../../hooks/useDraft';
import { useRemoveAction } from '../../hooks/useNextAction';
import { useFilling, useOther } from '../../hooks/useStage';
import { useStartOver } from '../../hooks/useStartOver';
import { useCheckinPaths, useIsChange, useSteps } from '../../hooks/useSteps';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { ReservationFinder } from './ReservationFinder';

/** The progress of an earlier visit: the steps that were reached, and whether the check was. */
function useProgress(): { passed: Step[]; isAtCheck: boolean } {
  const steps = useSteps();
  const last = useCheckinStore((state) => state.answers.step);
  const isAtCheck = last === 'check';
  const index = steps.findIndex(({ path }) => path === last);
  return { passed: isAtCheck ? steps : steps.slice(0, index + 1), isAtCheck };
}

/** The notices before the first step: resuming an earlier visit, finding a reservation. */
export function StartNotices() {
  const reserved = useReserved();
  const { passed } = useProgress();
  const mayResume = useFilling(({ notice }) => notice === 'mayResume');
  const isChange = useIsChange();
  // The question of the reservation comes first; the offer to resume waits for its answer.
  const isAsked = useOther() !== undefined;
  const isBack = mayResume && !isChange && !isAsked && passed.length > 1;
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
  const startOver = useStartOver();
  const removeAction = useRemoveAction();
  const { passed, isAtCheck } = useProgress();
  const last = passed.at(-1);
  const notice = useRef<HTMLDivElement>(null);
  // Discarding cannot be undone, so the guest is asked first.
  const [isAsking, setAsking] = useState<boolean>();
  useEffect(() => {
    if (isAsking !== undefined) notice.current?.focus();
  }, [isAsking]);
  if (!last) return null;

  // Every step on the way enters the history, so that Back walks through them.
  const handleResume = () => {
    for (const step of passed.slice(1)) void navigate(to.step(step));
    if (isAtCheck) void navigate(to.check);
  };
  const handleAnew = () => {
    removeAction();
    startOver('discarded');
  };
  const name = isAtCheck ? t('steps.check.title') : t(`steps.${last.name}.title`);
  // The harmless button comes first.
  const [action, handleAction] = isAsking
    ? [t('resume.anewNo'), () => setAsking(false)]
    : [t('resume.action', { step: name }), handleResume];
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone={isAsking ? 'warning' : 'brand'}
      title={t(isAsking ? 'resume.anewTitle' : 'resume.title')}
      action={
        <Row gap={3}>
          <Button size="s" onClick={handleAction}>
            {action}
          </Button>
          <Button size="s" hierarchy="quaternary" onClick={isAsking ? handleAnew : () => setAsking(true)}>
            {t(isAsking ? 'resume.anewYes' : 'resume.anew')}
          </Button>
        </Row>
      }
    >
      {t(isAsking ? 'resume.anewText' : 'resume.text')}
    </Notice>
  );
}
