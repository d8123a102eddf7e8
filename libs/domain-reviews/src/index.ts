import type { VisitContext, VisitFeature } from '@guest/visit';
import { reviewsTexts } from './texts';

const loadForm = async ({ api, registry, hoster }: VisitContext) => {
  const [{ useFormStore }, { _id }] = await Promise.all([import('./store/formStore'), hoster()]);
  return useFormStore.in(registry).getState().load(api, _id);
};

/** What a guest says about the stay: the hotel's questions, scores and words, and thanks. */
export const reviewsFeature: VisitFeature = {
  name: 'reviews',
  texts: reviewsTexts,
  outbox: { review: async () => (await import('./store/reviewSender')).reviewSender },
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
