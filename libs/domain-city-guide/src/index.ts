import type { VisitContext, VisitFeature } from '@guest/visit';
import { cityGuideTexts } from './texts';

const loadGuide = async (context: VisitContext) => (await import('./store/guideStore')).loadGuide(context);

/** What to do around the hotel: places, the guest's own list, and the day it makes. */
export const cityGuideFeature: VisitFeature = {
  name: 'cityGuide',
  texts: cityGuideTexts,
  routes: [
    {
      path: 'cityguide',
      handle: { chrome: 'tabs' },
      load: loadGuide,
      page: () => import('./pages/GuidePage'),
    },
    {
      path: 'cityguide/favorites',
      handle: { chrome: 'back' },
      load: loadGuide,
      page: () => import('./pages/FavouritesPage'),
    },
    {
      path: 'cityguide/activity/:placeId',
      handle: { chrome: 'back', isOverPicture: true },
      load: loadGuide,
      page: () => import('./pages/ActivityPage'),
    },
  ],
  submissions: {
    favouritesEmail: async () => (await import('./submission/favouritesEmail')).favouritesEmail,
  },
};
