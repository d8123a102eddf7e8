import type { PageModule } from '@guest/feature';
import type { VisitContext, VisitFeature } from '@guest/visit';
import type { CheckinSlots } from './context/SlotsContext';
import { isHoldPath, isStepPath } from './model/stepPaths';
import { checkinTexts } from './texts';

export type { CheckinSlots, PreAuthorisationProps } from './context/SlotsContext';

type Page = PageModule<VisitContext>;

const load = async (context: VisitContext) => (await import('./store/formStore')).loadForm(context);
const handle = { chrome: 'steps', isSensitive: true } as const;

/** The online check-in: what the hotel needs to know before arrival. `reads` names the features of the slots. */
export function createCheckinFeature(slots: CheckinSlots = {}, reads: readonly string[] = []): VisitFeature {
  const route = (path: string, page: () => Promise<Page>) => ({
    path,
    handle,
    load,
    // The frame is loaded with the screens, so the first load does not include it.
    page: async () => (await import('./context/SlotsContext')).withSlots(slots, await page()),
  });
  return {
    name: 'checkin',
    texts: checkinTexts,
    reads,
    submissions: {
      checkin: async () => (await import('./submission/checkinSubmission')).checkinSubmission,
    },
    routes: [
      route('checkin', () => import('./pages/CheckinPage')),
      route('checkin/check', () => import('./pages/AnswersPage')),
      {
        ...route('checkin/sent', () => import('./pages/CheckinSentPage')),
        handle: { ...handle, isEnd: true },
      },
      {
        ...route('checkin/companions/:number', () => import('./pages/CompanionPage')),
        accepts: ({ number = '' }) => /^[1-9]\d?$/u.test(number),
      },
      {
        ...route('checkin/:step', () => import('./pages/CheckinPage')),
        accepts: ({ step }) => isStepPath(step) && !isHoldPath(step),
      },
      {
        ...route('checkin/:step', () => import('./pages/CheckinPage')),
        accepts: ({ step }) => isHoldPath(step),
        handle: { ...handle, isPayment: slots.PreAuthorisation !== undefined },
        load: async (context) => (await import('./store/stayStores')).loadHoldStep(context),
      },
    ],
  };
}
