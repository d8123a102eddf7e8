import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar, Button, ErrorSummary, Facts, Link, Notice, Section, Text } from '@guest/design-system';
import { HotelText, useApi, useHoster } from '@guest/visit';
import { useAnswers, type AnswerPart } from '../../hooks/useAnswers';
import { useDraft, useReserved } from '../../hooks/useDraft';
import { useSteps } from '../../hooks/useSteps';
import { checkDraft } from '../../model/checkDraft';
import { givenConsents } from '../../model/consentTexts';
import type { RuleContext } from '../../model/rules';
import { stepNamed, type Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { useExtrasStore } from '../../store/stayStores';
import { useFlawEntries } from './useFlawEntries';
import { SendFailure } from './SendFailure';

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
  useOffers();

  const parts = answersOf(steps, draft, context);
  const flaws = checkDraft(steps, draft, context);
  const entries = useFlawEntries(flaws);
  const handleSend = () => {
    if (flaws.length > 0) setAttempt((count) => count + 1);
    else send(parts);
  };
  return (
    <>
      {sending.status === 'failure' && <SendFailure failure={sending} />}
      <ErrorSummary attempt={attempt} title={t('check.incomplete')} errors={attempt > 0 ? entries : []} />
      {parts.map(({ id, title, answers }) => (
        <Section key={id} id={id} tabIndex={-1} title={title} level="h3" gap={2}>
          <Facts
            size="s"
            items={answers.map(({ id: field, term, value, href, isHotelText }) => ({
              id: field,
              term: isHotelText ? <HotelText>{term}</HotelText> : term,
              value:
                value === '' ? (
                  <Text as="span" tone="muted" size="s">
                    {t('check.nothing')}
                  </Text>
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
      {flaws.length > 0 && attempt === 0 && <Notice tone="warning">{t('check.incomplete')}</Notice>}
      <ActionBar
        layout="stack"
        note={t('check.note')}
        action={
          <Button size="xl" isFullWidth onClick={handleSend}>
            {sending.status === 'failure' ? t('check.resend') : t('check.send')}
          </Button>
        }
      />
    </>
  );
}

/** The names of what was wished for stand in the hotel's offers. */
function useOffers(): void {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const steps = useSteps();
  const load = useExtrasStore((state) => state.load);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  const isOffered = stepNamed(steps, 'promotionInfo') !== undefined;
  useEffect(() => {
    if (isOffered) void load(api, { hosterId, reservationKey });
  }, [api, hosterId, isOffered, load, reservationKey]);
}

function useSend(steps: readonly Step[], context: RuleContext): (parts: readonly AnswerPart[]) => void {
  const { t } = useTranslation('checkin');
  const api = useApi();
  const { _id: hosterId, timeZone } = useHoster();
  const draft = useDraft();
  const reserved = useReserved();
  const changedAt = useCheckinStore((state) => state.answers.changedAt);
  const send = useCheckinStore((state) => state.send);
  return (parts) => {
    // A box that nobody was asked about is answered when the form was: the same at every retry.
    const at = new Date(changedAt).toISOString();
    void send(api, {
      hosterId,
      timeZone,
      steps,
      draft,
      context,
      reserved,
      consents: givenConsents(steps, draft.agreement, (name) => t(`fields.${name}`), at),
      parts: parts.map(({ title, answers }) => ({
        title,
        lines: answers.filter(({ value }) => value !== '').map(({ term, value }) => ({ term, value })),
      })),
    });
  };
}
