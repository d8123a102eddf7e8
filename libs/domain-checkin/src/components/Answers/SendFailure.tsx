import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link, Notice, Stack } from '@guest/design-system';
import type { Resource } from '@guest/state';
import { focusHeading } from '@guest/visit';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useDraft } from '../../hooks/useDraft';
import { useFieldWords } from '../../hooks/useFieldWords';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import { fieldId } from '../Fields/useCheckinField';
import { useCheckinStore } from '../../store/checkinStore';
import { pointedScreens, type PointedScreen } from '../../model/pointedScreens';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

const CONFLICT = 409;

/** The hotel may have an earlier try and takes none in its place: sending the same again changes nothing. */
export const isTakenAlready = (sending: Resource<unknown>): boolean =>
  sending.status === 'failure' && sending.httpStatus === CONFLICT;

/** Which text tells the guest what happened; they never see the error's own words. */
function reasonOf(failure: Failure) {
  const { kind, httpStatus, pointers = [] } = failure;
  if (kind === 'offline' || kind === 'timeout') return kind;
  if (httpStatus === 429) return 'busy';
  if (isTakenAlready(failure)) return 'already';
  if (httpStatus === undefined || httpStatus >= 500) return 'unsure';
  if (pointers.some((pointer) => pointer.startsWith('/consents/'))) return 'texts';
  if (pointers.some((pointer) => pointer.startsWith('/extras/'))) return 'extras';
  return pointers.includes('/personCount') ? 'people' : 'refused';
}

/** The ways to what the hotel refused; only its places are read, never its words. */
function useRefused({ pointers = [] }: Failure) {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  const steps = useSteps();
  const { companions } = useDraft();
  const { nameOf } = useCompanionWords();
  const { inSentence } = useFieldWords();
  const linkTo = ({ step, companion = -1, field, part }: PointedScreen) => {
    const person = companions[companion];
    const screen = person ? nameOf(person, companion) : t(`steps.${step.name}.title`);
    const path = person ? to.companion(companion) : to.step(step);
    if (!field) return { href: to.change(path), name: screen };
    const name = t('errors.part', { field: screen, part: inSentence(step, field) });
    return { href: to.change(path, fieldId(field, part)), name };
  };
  return pointedScreens(pointers, steps).map(linkTo);
}

interface SendFailureProps {
  failure: Failure;
  /** Where the guest is: on the check of the answers, or on another screen of the form. */
  place: 'check' | 'elsewhere';
  /** What sends the same again, where that may help. */
  action?: ReactNode;
}

/** The check-in was not taken: why, and that nothing is lost. */
export function SendFailure({ failure, place, action }: SendFailureProps) {
  const { t } = useTranslation('checkin');
  const refused = useRefused(failure);
  const reason = reasonOf(failure);
  const forgetTry = useCheckinStore((state) => state.forgetTry);
  const notice = useRef<HTMLDivElement>(null);
  const see = useCheckinStore((state) => state.seeFailure);
  // On other screens it is news once: who walks on from there has heard it.
  const seen = useCheckinStore((state) => state.failureSeen);
  const [isNews] = useState(place === 'check' || seen === '');
  useEffect(() => {
    see(place);
    if (!isNews) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [failure, isNews, place, see]);
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="danger"
      role={isNews ? 'alert' : undefined}
      title={t('failure.title')}
      action={
        reason === 'already' ? (
          <Button
            size="s"
            onClick={() => {
              forgetTry();
              // The notice goes, and the button with it: the answers and the way to send them are what is next.
              focusHeading();
            }}
          >
            {t('failure.asNew')}
          </Button>
        ) : (
          action
        )
      }
    >
      <Stack gap={2}>
        <span>
          {t(`failure.${reason}`)} {t(reason === 'already' ? 'failure.keptHere' : 'failure.kept')}
        </span>
        {refused.map(({ href, name }) => (
          <div key={href}>
            <Link href={href}>{t('failure.correct', { step: name })}</Link>
          </div>
        ))}
      </Stack>
    </Notice>
  );
}
