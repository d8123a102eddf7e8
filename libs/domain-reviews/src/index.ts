import type { VisitContext, VisitFeature } from '@guest/visit';
import { reviewsTexts } from './texts';

const loadForm = async (context: VisitContext) => (await import('./store/formStore')).loadForm(context);

/** What a guest says about the stay: the hotel's questions, scores and words, and thanks. */
export const reviewsFeature: VisitFeature = {
  name: 'reviews',
  texts: reviewsTexts,
  submissions: { review: async () => (await import('./submission/reviewSubmission')).reviewSubmission },
  routes: [
    { path: 'reviews', handle: { chrome: 'back' }, load: loadForm, page: () => import('./pages/IntroPage') },
    {
      path: 'reviews/form',
      handle: { chrome: 'back' },
      load: loadForm,
      page: () => import('./pages/FormPage'),
    },
    { path: 'reviews/thanking', handle: { chrome: 'done' }, page: () => import('./pages/ThanksPage') },
  ],
};
