import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Link, Stack } from '@guest/design-system';
import type { Failure } from '@guest/state';
import { failureReason, focusHeading, SendFailure } from '@guest/visit';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useDraft } from '../../hooks/useDraft';
import { useFieldWords } from '../../hooks/useFieldWords';
import { useDispatch } from '../../hooks/useStage';
import { useCheckinSubmission } from '../../hooks/useStartOver';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import type { Filling, ToldPlace } from '../../model/checkinStage';
import { fieldId } from '../../model/fieldId';
import { pointedScreens, type PointedScreen } from '../../model/pointedScreens';

const CONFLICT = 409;

/** The hotel may have an earlier try and accepts no replacement: sending the same again changes nothing. */
export const isTakenAlready = (cause: Failure | undefined): boolean => cause?.httpStatus === CONFLICT;

/** The text that tells the guest what happened; the error's own message is never shown. */
function reasonOf(failure: Failure) {
  const { kind, pointers = [] } = failure;
  const reason = failureReason(failure);
  if (isTakenAlready(failure)) return 'already';
  if (kind === 'timeout') return kind;
  if (reason !== 'refused') return reason;
  if (pointers.some((pointer) => pointer.startsWith('/consents/'))) return 'texts';
  if (pointers.some((pointer) => pointer.startsWith('/extras/'))) return 'extras';
  return pointers.includes('/personCount') ? 'people' : 'refused';
}

/** Links to the answers that the hotel refused, by the pointers in its answer, never by its texts. */
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

interface CheckinFailureProps {
  failure: NonNullable<Filling['failure']>;
  /** Where the guest is: on the check of the answers, or on another screen of the form. */
  place: ToldPlace;
  /** The button that sends the same again, where that may help. */
  action?: ReactNode;
}

/** Says why the check-in was not accepted, and that nothing is lost. */
export function CheckinFailure({ failure: { cause, toldAt }, place, action }: CheckinFailureProps) {
  const { t } = useTranslation('checkin');
  const refused = useRefused(cause);
  const reason = reasonOf(cause);
  const dispatch = useDispatch();
  const { withdraw } = useCheckinSubmission();
  // On other screens it takes the focus once.
  const [isNews] = useState(place === 'check' || toldAt === undefined);
  useEffect(() => dispatch({ type: 'failureTold', at: place }), [cause, place, dispatch]);
  return (
    <SendFailure
      failure={cause}
      title={t('failure.title')}
      isNews={isNews}
      action={
        reason === 'already' ? (
          <Button
            size="s"
            onClick={() => {
              withdraw();
              dispatch({ type: 'tryDiscarded' });
              // The notice and its button are removed, so the focus moves to the answers.
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
    </SendFailure>
  );
}
