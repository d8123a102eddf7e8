import { useEffect, useState } from 'react';
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
import { useLanguage } from '@guest/i18n';
import { HotelText, useApi, useHoster, useHotelZone } from '@guest/visit';
import { useAnswers, type AnswerPart } from '../../hooks/useAnswers';
import { useDraft, useReserved } from '../../hooks/useDraft';
import { useSteps } from '../../hooks/useSteps';
import type { Wishes } from '../../model/answers';
import { checkDraft, isMissing } from '../../model/checkDraft';
import { givenConsents } from '../../model/consentTexts';
import type { RuleContext } from '../../model/rules';
import { stepNamed, type Step } from '../../model/steps';
import { countWishes, isWishing, stillWished } from '../../model/wishes';
import { useCheckinStore } from '../../store/checkinStore';
import { useFormStore } from '../../store/formStore';
import { useExtrasStore } from '../../store/stayStores';
import { LostPapers } from '../Start/LostPapers';
import { nameOfBooker, OTHER_RESERVATION_ID, OtherReservation } from '../Start/OtherReservation';
import { ReservationFinder, useIsReservationLost } from '../Start/ReservationFinder';
import { useFlawEntries } from './useFlawEntries';
import { SendFailure } from './SendFailure';
import { Withdrawn } from './Withdrawn';

interface AnswersProps {
  steps: readonly Step[];
  context: RuleContext;
}

/** Every answer with the way to change it; what is missing leads to its step. */
export function Answers({ steps, context }: AnswersProps) {
  const { t } = useTranslation('checkin');
  const draft = useDraft();
  const answersOf = useAnswers();
  const sending = useCheckinStore((state) => state.sending);
  const [attempt, setAttempt] = useState(0);
  const send = useSend(steps, context);
  const offers = useOffers(draft.wishes);
  const other = useCheckinStore((state) => state.other);
  const isLost = useIsReservationLost();

  const parts = answersOf(steps, draft, context);
  const flaws = checkDraft(steps, draft, context);
  const flawEntries = useFlawEntries(flaws);
  const entries = other
    ? [
        {
          fieldId: OTHER_RESERVATION_ID,
          message: t('reservation.other', { name: nameOfBooker(other.reservation) }),
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
  const hasPapers = [draft.client, ...draft.companions].some(({ passport }) =>
    passport.some(({ status }) => status === 'sent'),
  );
  const handleSend = () => {
    if (entries.length > 0) setAttempt((count) => count + 1);
    else send(parts);
  };
  return (
    <>
      {sending.status === 'failure' && <SendFailure failure={sending} />}
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
              value: value === '' ? <Nothing isMissing={missing.has(`${id}/${field}`)} /> : value,
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

/** What was wished for stands in the hotel's offers: its names, and whether it can still be had. */
function useOffers(wishes: Wishes) {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const steps = useSteps();
  const load = useExtrasStore((state) => state.load);
  const resource = useExtrasStore((state) => state.resource);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  const keepOffered = useCheckinStore((state) => state.keepOffered);
  const sent = useCheckinStore((state) => state.submission?.extras) ?? [];
  const isOffered = stepNamed(steps, 'promotionInfo') !== undefined;
  const bring = () => void load(api, { hosterId, reservationKey });
  useEffect(() => {
    if (isOffered) void load(api, { hosterId, reservationKey });
  }, [api, hosterId, isOffered, load, reservationKey]);
  useEffect(() => {
    if (isOffered && resource.status === 'success') keepOffered(resource.data);
  }, [isOffered, keepOffered, resource, wishes]);
  const isWanted = isOffered && isWishing(wishes);
  // They went out with an earlier try: they go again as they were.
  const isAllSent = stillWished(wishes, sent).length === countWishes(wishes);
  return {
    /** They come in a moment: what is sent waits for them. */
    isAwaited: isWanted && ['idle', 'loading'].includes(resource.status),
    isFailed: isWanted && resource.status === 'failure' && !isAllSent,
    retry: bring,
  };
}

function useSend(steps: readonly Step[], context: RuleContext): (parts: readonly AnswerPart[]) => void {
  const { t } = useTranslation('checkin');
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const timeZone = useHotelZone();
  const draft = useDraft();
  const reserved = useReserved();
  const offers = useExtrasStore((state) => state.resource);
  const language = useLanguage();
  const changedAt = useCheckinStore((state) => state.answers.changedAt);
  const send = useCheckinStore((state) => state.send);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  const renewOffers = useExtrasStore((state) => state.reload);
  const renewForm = useFormStore((state) => state.retry);
  return (parts) => {
    // A box that nobody was asked about is answered when the form was: the same at every retry.
    const at = new Date(changedAt).toISOString();
    const checkin = {
      hosterId,
      timeZone,
      steps,
      draft,
      context,
      reserved,
      offers: offers.status === 'success' ? offers.data : undefined,
      language,
      consents: givenConsents(steps, draft.agreement, (name) => t(`fields.${name}`), at),
      parts: parts.map(({ title, answers }) => ({
        title,
        lines: answers.filter(({ value }) => value !== '').map(({ term, value }) => ({ term, value })),
      })),
    };
    void send(api, checkin, (what) => {
      void (what === 'form' ? renewForm(api) : renewOffers(api, { hosterId, reservationKey }));
    });
  };
}
