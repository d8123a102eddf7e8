import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@guest/i18n';
import { useRegistry } from '@guest/state';
import { useApi, useHoster, useHotelZone } from '@guest/visit';
import type { Wishes } from '../model/answers';
import { checkDraft } from '../model/checkDraft';
import { givenConsents } from '../model/consentTexts';
import type { RuleContext } from '../model/rules';
import { stepNamed, type Step } from '../model/steps';
import { countWishes, isWishing, stillWished } from '../model/wishes';
import { useCheckinStore } from '../store/checkinStore';
import { useFormStore } from '../store/formStore';
import { useExtrasStore } from '../store/stayStores';
import { useAnswers } from './useAnswers';
import { useDraft, useReserved } from './useDraft';
import { useCheckinAction, useForgetCheckin } from './useNextAction';
import { useCheckinPaths, useSteps } from './useSteps';

/** The answers as they would go now, what keeps them back, and their sending. */
export function useSending(steps: readonly Step[], context: RuleContext) {
  const { t } = useTranslation('checkin');
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const timeZone = useHotelZone();
  const draft = useDraft();
  const answersOf = useAnswers();
  const reserved = useReserved();
  const offers = useExtrasStore((state) => state.resource);
  const language = useLanguage();
  const registry = useRegistry();
  const begin = useCheckinStore((state) => state.begin);
  const send = useCheckinStore((state) => state.send);
  const reservationKey = useCheckinStore((state) => state.secrets.reservationKey);
  const renewOffers = useExtrasStore((state) => state.reload);
  const to = useCheckinPaths();
  const rememberAction = useCheckinAction();
  const forgetAction = useForgetCheckin();
  const renewForm = useFormStore((state) => state.retry);

  const parts = answersOf(steps, draft, context);
  return {
    draft,
    parts,
    flaws: checkDraft(steps, draft, context),
    offers: useOffers(draft.wishes),
    send: () => {
      begin();
      const { changedAt } = useCheckinStore.in(registry).getState().answers;
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
      // Whoever closes the form meanwhile is led back to where they see how it goes.
      rememberAction(to.check);
      void send(api, checkin, {
        renew: (what) => {
          void (what === 'form' ? renewForm(api) : renewOffers(api, { hosterId, reservationKey }));
        },
        onOver: forgetAction,
      });
    },
  };
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
