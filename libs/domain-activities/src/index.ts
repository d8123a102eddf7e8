import type { VisitContext, VisitFeature } from '@guest/visit';
import { activitiesTexts } from './texts/activities';
import { advantagesTexts } from './texts/advantages';

const loadProgramme = async (context: VisitContext) =>
  (await import('./store/programmeStore')).loadProgramme(context);
const loadAdvantages = async (context: VisitContext) =>
  (await import('./store/advantagesStore')).loadAdvantages(context);
const loadDiscovery = async (context: VisitContext) =>
  (await import('./store/advantagesStore')).loadDiscovery(context);

/** What the hotel organises, by day. */
export const programmeFeature: VisitFeature = {
  name: 'activities',
  texts: activitiesTexts,
  routes: [
    {
      path: 'activities',
      handle: { chrome: 'tabs' },
      load: loadProgramme,
      page: () => import('./pages/ActivitiesPage'),
    },
    {
      path: 'activities/:activityId',
      handle: { chrome: 'back', isOverPicture: true },
      load: loadProgramme,
      page: () => import('./pages/HotelActivityPage'),
    },
  ],
};

/** What partners give to guests: the hotel's own, and those of the discovery provider. */
export const advantagesFeature: VisitFeature = {
  name: 'advantages',
  texts: advantagesTexts,
  routes: [
    {
      path: 'advantages',
      handle: { chrome: 'tabs' },
      load: loadAdvantages,
      page: () => import('./pages/AdvantagesPage'),
    },
    {
      path: 'advantages/:advantageId',
      handle: { chrome: 'back', isOverPicture: true },
      load: loadAdvantages,
      page: () => import('./pages/AdvantagePage'),
    },
    {
      path: 'discovery',
      handle: { chrome: 'back' },
      load: loadDiscovery,
      page: () => import('./pages/DiscoveryPage'),
    },
    {
      path: 'discovery/:advantageId',
      handle: { chrome: 'back', isOverPicture: true },
      load: loadDiscovery,
      page: () => import('./pages/DiscoveredPage'),
    },
  ],
};
