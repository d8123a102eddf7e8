import type { VisitFeature } from '@guest/visit';
import { checkinTexts } from './texts';

/** Everything the hotel needs to know before arrival, told in a few minutes from a phone. */
export const checkinFeature: VisitFeature = {
  name: 'checkin',
  texts: checkinTexts,
  routes: [
    {
      path: 'checkin',
      handle: { chrome: 'steps', isSensitive: true },
      load: async (context) => (await import('./store/loadForm')).loadForm(context),
      page: () => import('./pages/CheckinPage'),
    },
  ],
};
