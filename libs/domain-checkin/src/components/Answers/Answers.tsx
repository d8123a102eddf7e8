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
} from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { useReadPhones } from '../../hooks/useReadPhones';
import { useSending } from '../../hooks/useSending';
import { isMissing } from '../../model/checkDraft';
import type { RuleContext } from '../../model/rules';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { LostPapers } from '../Start/LostPapers';
import { OTHER_RESERVATION_ID, OtherReservation, useOtherWords } from '../Start/OtherReservation';
import { ReservationFinder, useIsReservationLost } from '../Start/ReservationFinder';
import { useFlawEntries } from './useFlawEntries';
import { isTakenAlready, SendFailure } from './SendFailure';
import { Withdrawn } from './Withdrawn';

// In this file of the built app: it has come when a sending fails, and a failure may be the network's.
export { FailedElsewhere } from './FailedElsewhere';

interface AnswersProps {
  steps: readonly Step[];
  context: RuleContext;
}

/** Every answer with the way to change it; what is missing leads to its step. */
export function Answers({ steps, context }: AnswersProps) {
  const { t } = useTranslation('checkin');
  useReadPhones(steps);
  const { draft, parts, flaws, offers, send } = useSending(steps, context);
  const sending = useCheckinStore((state) => state.sending);
  const [attempt, setAttempt] = useState(0);
  const other = useCheckinStore((state) => state.other);
  const otherWords = useOtherWords();
  const isLost = useIsReservationLost();

  const flawEntries = useFlawEntries(flaws);
  const entries = other
    ? [
        {
          fieldId: OTHER_RESERVATION_ID,
          message: otherWords(other.reservation),
        },
        ...flawEntries,
      ]
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
    passport.some(({ status }) => status === 'sent'),
  );
  const handleSend = () => {
    if (entries.length > 0) setAttempt((count) => count + 1);
    else send();
  };
  return (
    <>
      {sending.status === 'failure' && <SendFailure failure={sending} place="check" />}
      <Withdrawn />
      <ErrorSummary attempt={attempt} title={incomplete} errors={attempt > 0 ? entries : []} />
      {flaws.length > 0 && attempt === 0 && <Notice tone="warning">{incomplete}</Notice>}
      <LostPapers />
      <OtherReservation />
      {isLost && !other && <ReservationFinder />}
      {parts.map(({ id, title, answers }) => (
        <Section key={id} id={id} tabIndex={-1} title={title} level="h3" gap={2}>
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
      {!isTakenAlready(sending) && (
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
              {sending.status === 'failure' ? t('check.resend') : t('check.send')}
            </Button>
          }
        />
      )}
    </>
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
