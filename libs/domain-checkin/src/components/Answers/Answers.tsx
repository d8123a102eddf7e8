import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ActionBar,
  Badge,
  Button,
  ErrorSummary,
  Facts,
  Link,
  Notice,
  Section,
  Text,
  type FieldError,
} from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { AnswerPart } from './useAnswers';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useDraft } from '../../hooks/useDraft';
import { useIsReservationLost } from '../../hooks/useIsReservationLost';
import { useOtherWords } from '../../hooks/useOtherWords';
import { useSending } from './useSending';
import { useFilling, useOther } from '../../hooks/useStage';
import type { StepFlaws } from '../../model/checkDraft';
import { isMissing } from '../../model/problems';
import type { RuleContext } from '../../model/rules';
import type { Step } from '../../model/steps';
import { OTHER_RESERVATION_ID, OtherReservation } from '../Start/OtherReservation';
import { ReservationFinder } from '../Start/ReservationFinder';
import { CheckinFailure, isTakenAlready } from './CheckinFailure';
import { useReadPhones } from './useReadPhones';
import { Withdrawn } from './Withdrawn';

// Exported from this chunk, which is loaded before a sending can fail: without a network no other would load.
export { FailedElsewhere } from './FailedElsewhere';

interface AnswersProps {
  steps: readonly Step[];
  context: RuleContext;
}

/** Every answer with a link to change it; missing ones link to their step. */
export function Answers({ steps, context }: AnswersProps) {
  const { t } = useTranslation('checkin');
  useReadPhones(steps);
  const { draft, parts, flaws, offers, send } = useSending(steps, context);
  const failure = useFilling((filling) => filling.failure);
  const [attempt, setAttempt] = useState(0);
  const other = useOther();
  const otherWords = useOtherWords();
  const isLost = useIsReservationLost();

  const flawEntries = useFlawEntries(flaws);
  const entries = other
    ? [{ fieldId: OTHER_RESERVATION_ID, message: otherWords(other.reservation) }, ...flawEntries]
    : flawEntries;
  const incomplete = flaws.some((one) => one.flaws.some(isMissing))
    ? t('check.incomplete')
    : t('check.toCorrect');
  const missing = new Set(
    flaws.flatMap(({ step, companion, flaws: found }) => {
      const part = companion === undefined ? step.name : draft.companions[companion]?.id;
      return found.filter(isMissing).map(({ field }) => `${part}/${field}`);
    }),
  );
  const outdated = new Set(
    flaws.flatMap(({ step, flaws: found }) =>
      found.filter(({ problem }) => problem === 'consentChanged').map(({ field }) => `${step.name}/${field}`),
    ),
  );
  const hasPapers = [draft.client, ...draft.companions].some(({ passport }) =>
    passport.value.some(({ status }) => status === 'sent'),
  );
  const handleSend = () => {
    if (entries.length > 0) setAttempt((count) => count + 1);
    else send();
  };
  return (
    <>
      {failure && <CheckinFailure failure={failure} place="check" />}
      <Withdrawn />
      <ErrorSummary attempt={attempt} title={incomplete} errors={attempt > 0 ? entries : []} />
      {flaws.length > 0 && attempt === 0 && <Notice tone="warning">{incomplete}</Notice>}
      <OtherReservation />
      {isLost && !other && <ReservationFinder />}
      {parts.map((part) => (
        <Part key={part.id} part={part} missing={missing} outdated={outdated} />
      ))}
      {offers.isFailed && (
        <Notice
          tone="warning"
          action={
            <Button size="s" hierarchy="secondary" onClick={offers.retry}>
              {t('extras.retry')}
            </Button>
          }
        >
          {t('extras.notSent')}
        </Notice>
      )}
      {!isTakenAlready(failure?.cause) && (
        <ActionBar
          layout="stack"
          note={t(hasPapers ? 'check.noteWithPapers' : 'check.note')}
          action={
            <Button
              size="xl"
              isFullWidth
              onClick={handleSend}
              isBusy={offers.isAwaited}
              busyLabel={t('extras.loading')}
            >
              {failure ? t('check.resend') : t('check.send')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** One line for each unfinished screen; it links to that part of the answers. */
function useFlawEntries(flaws: readonly StepFlaws[]): FieldError[] {
  const { t } = useTranslation('checkin');
  const { companions } = useDraft();
  const { nameOf, lacking } = useCompanionWords();
  return flaws.map(({ step, companion, flaws: found, isOver }) => {
    const person = companion === undefined ? undefined : companions[companion];
    const name = person ? nameOf(person, companion ?? 0) : t(`steps.${step.name}.title`);
    if (isOver) {
      return {
        fieldId: step.name,
        message: t('check.entry', {
          step: name,
          what: t('errors.tooManyCompanions', { count: step.maxCompanions }),
        }),
      };
    }
    return {
      fieldId: person?.id ?? step.name,
      message: t('check.entry', { step: name, what: lacking(step, found) }),
    };
  });
}

interface PartProps {
  part: AnswerPart;
  /** `part/field` of the missing answers. */
  missing: ReadonlySet<string>;
  /** `part/field` of the agreements whose text has changed. */
  outdated: ReadonlySet<string>;
}

/** The answers of one screen. */
function Part({ part: { id, title, answers }, missing, outdated }: PartProps) {
  const { t } = useTranslation('checkin');
  return (
    <Section id={id} tabIndex={-1} title={title} level="h3" gap={2}>
      <Facts
        size="s"
        items={answers.map(({ id: field, term, value, href, isHotelText }) => ({
          id: field,
          term: isHotelText ? <HotelText>{term}</HotelText> : term,
          value: outdated.has(`${id}/${field}`) ? (
            <Badge tone="warning">{t('check.changed')}</Badge>
          ) : value === '' || missing.has(`${id}/${field}`) ? (
            <Nothing isMissing={missing.has(`${id}/${field}`)} />
          ) : (
            value
          ),
          action: (
            <Link href={href} aria-label={t('check.changeNamed', { what: `${title}, ${term}` })}>
              {t('check.change')}
            </Link>
          ),
        }))}
      />
    </Section>
  );
}

/** No answer: left out, or still to give. */
function Nothing({ isMissing: isAsked }: { isMissing: boolean }) {
  const { t } = useTranslation('checkin');
  if (isAsked) return <Badge tone="warning">{t('check.toGive')}</Badge>;
  return (
    <Text as="span" tone="muted" size="s">
      {t('check.nothing')}
    </Text>
  );
}
