import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import { useReserved } from '../../hooks/useDraft';
import { useForgetCheckin } from '../../hooks/useNextAction';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
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
  if (passed.length <= 1 && reserved) return null;
  return (
    <Stack gap={4}>
      {passed.length > 1 && <Resume />}
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
  };
  const name = isAtCheck ? t('steps.check.title') : t(`steps.${last.name}.title`);
  return (
    <Notice
      tone="brand"
      title={t('resume.title')}
      action={
        <Row gap={3}>
          <Button size="s" onClick={handleResume}>
            {t('resume.action', { step: name })}
          </Button>
          <Button size="s" hierarchy="quaternary" onClick={handleAnew}>
            {t('resume.anew')}
          </Button>
        </Row>
      }
    >
      {t('resume.text')}
    </Notice>
  );
}
