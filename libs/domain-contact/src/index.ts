import type { VisitContext, VisitFeature } from '@guest/visit';
import { contactTexts } from './texts';

const loadReception = async (context: VisitContext) =>
  (await import('./store/receptionStore')).loadReception(context);

/** Reaching the hotel: a message, the mood of the moment, a call. */
export const contactFeature: VisitFeature = {
  name: 'contact',
  texts: contactTexts,
  routes: [
    {
      path: 'message',
      handle: { chrome: 'back' },
      load: loadReception,
      page: () => import('./pages/MessagePage'),
    },
    { path: 'mood', handle: { chrome: 'back' }, load: loadReception, page: () => import('./pages/MoodPage') },
    {
      path: 'phone',
      handle: { chrome: 'back' },
      load: loadReception,
      page: () => import('./pages/PhonePage'),
    },
  ],
  submissions: {
    message: async () => (await import('./submission/messageSubmission')).messageSubmission,
    mood: async () => (await import('./submission/moodSubmission')).moodSubmission,
  },
};
