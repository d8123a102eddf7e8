import { nextWeekday } from '../time/moments';
import { below, notFound, with_, type Screen } from './screen';
import * as situations from './situations';
import * as stay from './staySituations';

const atPlace = with_(
  ({ experience }) => experience,
  (id) => `/cityguide/activity/${id}`,
);

const MONDAY = 1;

/** What there is to do during the stay: city guide with the guest's own day, activities, advantages, discovery. */
export const stayScreens: readonly Screen[] = [
  { id: 'city-guide', route: '/:slug/cityguide', at: below('/cityguide'), services: 'needed' },
  { id: 'city-map', route: '/:slug/cityguide', at: below('/cityguide?view=map'), arrive: stay.choosePin },
  {
    id: 'city-nothing-found',
    isForPictures: true,
    route: '/:slug/cityguide',
    at: with_(
      ({ experience }) => experience,
      () => '/cityguide',
    ),
    arrive: situations.searchInVain,
  },
  {
    id: 'city-favourites',
    route: '/:slug/cityguide/favorites',
    at: below('/cityguide/favorites'),
    services: 'needed',
  },
  {
    id: 'city-place',
    route: '/:slug/cityguide/activity/:placeId',
    services: 'needed',
    at: atPlace,
  },
  {
    id: 'city-plan',
    route: '/:slug/cityguide/favorites',
    at: atPlace,
    arrive: stay.keepPlace,
  },
  {
    id: 'city-list-sent',
    isForPictures: true,
    route: '/:slug/cityguide/favorites',
    at: atPlace,
    before: stay.acceptMails,
    arrive: stay.sendList,
  },
  {
    id: 'city-list-not-sent',
    isForPictures: true,
    route: '/:slug/cityguide/favorites',
    at: atPlace,
    expects: /status of 500/u,
    before: stay.failMails,
    arrive: stay.sendList,
  },

  { id: 'activities', route: '/:slug/activities', at: below('/activities'), services: 'needed' },
  {
    id: 'activities-none-this-day',
    isForPictures: true,
    route: '/:slug/activities',
    at: ({ slug }) => (slug === 'demo' ? `/demo/activities?day=${nextWeekday(MONDAY)}` : undefined),
  },
  {
    id: 'activity',
    route: '/:slug/activities/:activityId',
    services: 'needed',
    at: with_(
      ({ animation }) => animation,
      (id) => `/activities/${id}`,
    ),
  },
  {
    id: 'activity-unknown',
    isForPictures: true,
    route: '/:slug/activities/:activityId',
    at: below('/activities/inconnue'),
    expects: notFound,
  },
  { id: 'advantages', route: '/:slug/advantages', at: below('/advantages'), services: 'needed' },
  {
    id: 'advantage',
    route: '/:slug/advantages/:advantageId',
    services: 'needed',
    at: with_(
      ({ partner }) => partner,
      (id) => `/advantages/${id}`,
    ),
  },
  {
    id: 'advantage-pass',
    route: '/:slug/advantages/:advantageId',
    at: with_(
      ({ partner }) => partner,
      (id) => `/advantages/${id}`,
    ),
    arrive: stay.showPass,
  },
  {
    id: 'advantage-unknown',
    isForPictures: true,
    route: '/:slug/advantages/:advantageId',
    at: below('/advantages/inconnu'),
    expects: notFound,
  },
  { id: 'discovery', route: '/:slug/discovery', at: below('/discovery'), services: 'needed' },
  {
    id: 'discovered',
    route: '/:slug/discovery/:advantageId',
    at: below('/discovery/marrakech-vol-ballon'),
    services: 'needed',
  },
];
