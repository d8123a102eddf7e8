import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Extras } from '@guest/api-contract';
import { useLanguage } from '@guest/i18n';
import { useRegistry } from '@guest/state';
import { useHoster, useHotelZone, useVisitStore } from '@guest/visit';
import { buildCheckin, customerOf, extrasOf, type Outgoing } from '../../model/buildCheckin';
import { checkDraft } from '../../model/checkDraft';
import { wishesOf, type CheckinBody } from '../../model/checkinBody';
import { givenConsents } from '../../model/consentTexts';
import { knownGuest } from '../../model/prefill';
import type { RuleContext } from '../../model/rules';
import { stepNamed, type Step } from '../../model/steps';
import { countWishes, isWishing, stillWished, type SentExtra } from '../../model/wishes';
import { useCheckinStore } from '../../store/checkinStore';
import { useExtrasStore } from '../../store/stayStores';
import { useAnswers } from './useAnswers';
import { useDraft, useReserved } from '../../hooks/useDraft';
import { useCheckinAction } from '../../hooks/useNextAction';
import { useDispatch } from '../../hooks/useStage';
import { useOffers } from '../../hooks/useStay';
import { useCheckinSubmission } from '../../hooks/useStartOver';
import { useAllSteps, useCheckinPaths } from '../../hooks/useSteps';

/** The answers as they would be sent now, what keeps them from being sent, and their sending. */
export function useSending(steps: readonly Step[], context: RuleContext) {
  const { t } = useTranslation('checkin');
  const registry = useRegistry();
  const draft = useDraft();
  const parts = useAnswers()(steps, draft, context);
  const dispatch = useDispatch();
  const submission = useCheckinSubmission();
  const bodyOf = useBody(steps, context);
  const to = useCheckinPaths();
  const rememberAction = useCheckinAction();

  const send = async () => {
    const store = useCheckinStore.in(registry).getState;
    if (store().stage.name === 'sending') return;
    dispatch({ type: 'wentOn' });
    const { id, changedAt } = store().answers;
    // A guest who leaves the form meanwhile is led back to where they see how it ends.
    rememberAction(to.check);
    const { body, receipt } = bodyOf(id, changedAt);
    const lines = parts.map(({ title, answers }) => ({
      title,
      lines: answers.filter(({ value }) => value !== '').map(({ term, value }) => ({ term, value })),
    }));
    dispatch({ type: 'submitted', draft: { ...receipt, parts: lines } });
    await submission.send(body, { label: t('title') });
    // `sendCheckin` reports how it ended; without a network its code may not have loaded.
    if (store().stage.name === 'sending')
      dispatch({ type: 'failed', answersId: id, cause: { kind: 'offline', error: 'Not loaded' } });
  };
  return {
    draft,
    parts,
    flaws: checkDraft(steps, draft, context),
    offers: useOfferedWishes(),
    send: () => void send(),
  };
}

/** Builds the body and the receipt of the form. */
function useBody(steps: readonly Step[], context: RuleContext) {
  const { t } = useTranslation('checkin');
  const { _id: hosterId } = useHoster();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const draft = useDraft();
  const reserved = useReserved();
  const resource = useExtrasStore((state) => state.resource);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  const guest = useVisitStore((state) => state.guest);
  const before = wishesOf(useCheckinSubmission().kept?.body);
  const offers = resource.status === 'success' ? resource.data : undefined;

  return (answersId: string, changedAt: number) => {
    // A box that was never shown is declined when the form changed last: the same at every retry.
    const at = new Date(changedAt).toISOString();
    const consents = givenConsents(steps, draft.agreement, (name) => t(`fields.${name}`), at);
    const outgoing: Outgoing = {
      hosterId,
      timeZone,
      steps,
      draft,
      context,
      consents,
      // Sent for fields that the form does not ask for.
      known: knownGuest(reserved, guest),
      ...(reserved && { reserved }),
      ...(offers && { offers }),
      ...(reservationKey !== undefined && { reservationKey }),
    };
    const { customer: _, ...checkin } = buildCheckin(outgoing, '');
    const extras = extrasOf(outgoing, before.extras);
    const body: CheckinBody = {
      answersId,
      customer: customerOf(outgoing),
      checkin: { ...checkin, extras },
      extraNames: namesOf(extras, offers, before.names),
    };
    const receipt = {
      language,
      hasPapers: (checkin.documents ?? []).length > 0,
      firstname: draft.client.firstname.value.trim(),
      personCount: 1 + draft.companions.length,
      arrivalDate: context.arrivalDate,
      consents,
    };
    return { body, receipt };
  };
}

/** The names of wishes by id, from the current offers or from an earlier try. */
function namesOf(
  wishes: readonly SentExtra[],
  { upselles = [], extras = [] }: Partial<Extras> = {},
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const named = new Map([...upselles, ...extras].map(({ _id, name }) => [_id, name]));
  return Object.fromEntries(wishes.map(({ _id }) => [_id, named.get(_id) ?? before[_id] ?? '']));
}

/** Loads the hotel's offers, and removes wishes that are no longer offered. */
function useOfferedWishes() {
  const isOffered = stepNamed(useAllSteps(), 'promotionInfo') !== undefined;
  const { resource, retry } = useOffers(isOffered);
  const { wishes } = useDraft();
  const dispatch = useDispatch();
  const sent = wishesOf(useCheckinSubmission().kept?.body).extras;
  useEffect(() => {
    if (isOffered && resource.status === 'success')
      dispatch({ type: 'offersArrived', offers: resource.data });
  }, [dispatch, isOffered, resource, wishes]);
  const isWanted = isOffered && isWishing(wishes);
  // Wishes of an earlier try are sent again as they were.
  const isAllSent = stillWished(wishes, sent).length === countWishes(wishes);
  return {
    /** The offers are loading: sending waits for them. */
    isAwaited: isWanted && ['idle', 'loading'].includes(resource.status),
    isFailed: isWanted && resource.status === 'failure' && !isAllSent,
    retry,
  };
}
