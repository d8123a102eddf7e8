import type { PageModule } from '@guest/feature';
import type { VisitContext, VisitFeature } from '@guest/visit';
import { isStepPath } from './model/stepPaths';
import type { CheckinSlots } from './slots';
import { checkinTexts } from './texts';

export type { CheckinSlots, PreAuthorisationProps } from './slots';

type Page = PageModule<VisitContext>;

const load = async (context: VisitContext) => (await import('./store/loadForm')).loadForm(context);
const handle = { chrome: 'steps', isSensitive: true } as const;

/** Everything the hotel needs to know before arrival, told in a few minutes from a phone. */
export function createCheckinFeature(slots: CheckinSlots = {}): VisitFeature {
  const route = (path: string, page: () => Promise<Page>) => ({
    path,
    handle,
    load,
    // What surrounds the screens comes with them: the first load carries none of it.
    page: async () => (await import('./slots')).withSlots(slots, await page()),
  });
  return {
    name: 'checkin',
    texts: checkinTexts,
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
        accepts: ({ step }) => isStepPath(step),
      },
    ],
  };
}
