import type { Hotel } from './hotels';
import { below, notFound, with_, type Screen } from './screen';
import { addCompanion, sendCheckin } from './checkinSituations';
import { stayScreens } from './stayScreens';
import * as situations from './situations';
import { troubles } from './troubles';

/** An address of the check-in in hotels whose form has this step; without a step, in hotels with any form. */
const ofCheckin =
  (path: string, step?: string) =>
  ({ slug, checkinSteps }: Hotel): string | undefined =>
    (step === undefined ? checkinSteps.length > 0 : checkinSteps.includes(step))
      ? `/${slug}/checkin${path}`
      : undefined;

/** The names of the steps in addresses and in the hotel's form. */
const checkinSteps = {
  introduction: 'introductionInfo',
  client: 'clientInfo',
  stay: 'stayInfo',
  companions: 'companionInfo',
  agreement: 'agreementInfo',
  hold: 'holdonInfo',
  extras: 'promotionInfo',
  message: 'messageInfo',
};

/** Every route of the app, with the states to check. */
export const screens: readonly Screen[] = [
  { id: 'landing', route: '/', at: () => '/', isOfNoHotel: true },
  {
    id: 'landing-malformed',
    isForPictures: true,
    route: '/',
    at: () => '/?code=deux%20mots',
    isOfNoHotel: true,
  },
  { id: 'no-hotel', route: '/:slug', at: () => '/nulle-part', isOfNoHotel: true, expects: notFound },
  { id: 'nowhere', route: '*', at: () => '/nulle%2Fpart', isOfNoHotel: true, expects: notFound },
  { id: 'not-found', route: '*', at: below('/rien/ici'), expects: notFound },

  { id: 'home', route: '/:slug', at: below(''), services: 'added' },
  {
    id: 'home-next',
    isForPictures: true,
    route: '/:slug',
    at: with_(
      ({ single, checkinSteps }) => (checkinSteps[0] === 'introductionInfo' ? single : undefined),
      (id) => `/services/${id}/order`,
    ),
    arrive: situations.leaveTwoThingsOpen,
  },
  { id: 'menu', route: '/:slug', at: below(''), arrive: situations.openMenu },
  { id: 'welcome', route: '/:slug', at: below(''), isNewcomer: true, arrive: situations.waitForAttendants },
  {
    id: 'consents',
    route: '/:slug/services',
    at: below('/services'),
    isNewcomer: true,
    arrive: situations.askForConsents,
  },
  {
    id: 'reservation-unknown',
    route: '/:slug/:link/:publicId',
    at: below('/s/demo-demo-0000000000000000'),
    expects: notFound,
    arrive: situations.waitForNotice,
  },

  { id: 'room-directory', route: '/:slug/roomdirectory', at: below('/roomdirectory'), services: 'needed' },
  {
    id: 'room-directory-open',
    route: '/:slug/roomdirectory',
    at: below('/roomdirectory'),
    arrive: situations.openEntries,
  },
  {
    id: 'room-directory-nothing-found',
    route: '/:slug/roomdirectory',
    at: ({ slug, hasDirectorySearch }) => (hasDirectorySearch ? `/${slug}/roomdirectory` : undefined),
    arrive: situations.searchInVain,
  },
  { id: 'seminar', route: '/:slug/seminar', at: below('/seminar'), services: 'needed' },
  {
    id: 'custom-page',
    route: '/:slug/page/:pageId',
    services: 'needed',
    at: with_(
      ({ page }) => page,
      (id) => `/page/${id}`,
    ),
  },
  {
    id: 'page-of-another-hotel',
    isForPictures: true,
    route: '/:slug/page/:pageId',
    at: ({ slug }) => `/${slug}/page/${slug === 'demo' ? 'histoire-du-riad' : 'histoire'}`,
    expects: notFound,
  },
  {
    id: 'sub-page',
    route: '/:slug/:pageSlug',
    services: 'needed',
    at: with_(
      ({ page }) => page,
      (id) => `/${id}`,
    ),
  },
  {
    id: 'personal-page',
    route: '/:slug/:pageSlug',
    at: with_(
      ({ personalPage }) => personalPage,
      (id) => `/${id}`,
    ),
  },
  { id: 'page-unknown', route: '/:slug/:pageSlug', at: below('/page-inconnue'), expects: notFound },
  { id: 'no-content', route: '/:slug/empty', at: below('/empty'), services: 'added' },
  { id: 'gdpr', route: '/:slug/gdpr', at: below('/gdpr') },
  { id: 'legal', route: '/:slug/ml', at: below('/ml') },

  { id: 'services', route: '/:slug/services', at: below('/services'), services: 'needed' },
  {
    id: 'services-failure',
    route: '/:slug/services',
    at: with_(
      ({ single }) => single,
      () => '/services',
    ),
    from: '/gdpr',
    expects: /status of 500/u,
    before: situations.breakServices,
    arrive: situations.waitForRetry,
  },
  {
    id: 'service-single',
    route: '/:slug/services/:serviceId',
    services: 'needed',
    at: with_(
      ({ single }) => single,
      (id) => `/services/${id}`,
    ),
  },
  {
    id: 'service-sheet',
    route: '/:slug/services/:serviceId',
    at: with_(
      ({ sheet }) => sheet,
      (id) => `/services/${id}`,
    ),
  },
  {
    id: 'service-not-orderable',
    route: '/:slug/services/:serviceId',
    at: with_(
      ({ notOrderable }) => notOrderable,
      (id) => `/services/${id}`,
    ),
  },
  {
    id: 'service-elsewhere',
    isForPictures: true,
    route: '/:slug/services/:serviceId',
    at: with_(
      ({ redirection }) => redirection,
      (id) => `/services/${id}`,
    ),
  },
  {
    id: 'service-unknown',
    route: '/:slug/services/:serviceId',
    at: below('/services/inconnu'),
    expects: notFound,
  },
  {
    id: 'order-single',
    route: '/:slug/services/:serviceId/order',
    services: 'needed',
    at: with_(
      ({ single }) => single,
      (id) => `/services/${id}/order`,
    ),
  },
  {
    id: 'order-sheet',
    route: '/:slug/services/:serviceId/order',
    at: with_(
      ({ sheet }) => sheet,
      (id) => `/services/${id}/order`,
    ),
  },
  {
    id: 'order-errors',
    isForPictures: true,
    route: '/:slug/services/:serviceId/order',
    at: with_(
      ({ sheet }) => sheet,
      (id) => `/services/${id}/order`,
    ),
    arrive: situations.sendNothing,
  },
  {
    id: 'order-check',
    isForPictures: true,
    route: '/:slug/services/:serviceId/order/check',
    at: with_(
      ({ single }) => single,
      (id) => `/services/${id}/order`,
    ),
    arrive: situations.fillInOrder,
  },
  {
    id: 'order-check-nothing',
    route: '/:slug/services/:serviceId/order/check',
    services: 'needed',
    at: with_(
      ({ single }) => single,
      (id) => `/services/${id}/order/check`,
    ),
  },
  {
    id: 'order-sent',
    route: '/:slug/services/:serviceId/order/sent',
    at: with_(
      ({ single }) => single,
      (id) => `/services/${id}/order`,
    ),
    arrive: situations.submitOrder,
  },

  ...stayScreens,

  { id: 'reviews', route: '/:slug/reviews', at: below('/reviews'), services: 'needed' },
  { id: 'reviews-form', route: '/:slug/reviews/form', at: below('/reviews/form'), services: 'needed' },
  {
    id: 'reviews-thanking',
    route: '/:slug/reviews/thanking',
    at: below('/reviews/form'),
    arrive: situations.sendReview,
  },
  { id: 'checkin', route: '/:slug/checkin', at: below('/checkin'), services: 'needed' },

  { id: 'message', route: '/:slug/message', at: below('/message'), services: 'added' },
  {
    id: 'message-errors',
    isForPictures: true,
    route: '/:slug/message',
    at: below('/message'),
    arrive: situations.sendMessageOfNothing,
  },
  { id: 'mood', route: '/:slug/mood', at: below('/mood'), services: 'added' },
  { id: 'phone', route: '/:slug/phone', at: below('/phone'), services: 'added' },

  ...Object.entries(checkinSteps).map(([step, name]) => ({
    id: `checkin-${step}`,
    route: '/:slug/checkin/:step',
    at: ofCheckin(`/${step}`, name),
    ...(step === 'stay' && { services: 'needed' as const }),
    ...(step !== 'stay' && step !== 'hold' && { isForPictures: true }),
  })),
  {
    id: 'checkin-companion',
    isForPictures: true,
    route: '/:slug/checkin/companions/:number',
    at: ofCheckin('/companions', 'companionInfo'),
    arrive: addCompanion,
  },
  {
    id: 'checkin-companion-unknown',
    route: '/:slug/checkin/companions/:number',
    at: ofCheckin('/companions/1', 'companionInfo'),
    services: 'needed',
  },
  { id: 'checkin-check', route: '/:slug/checkin/check', at: ofCheckin('/check'), services: 'needed' },
  {
    id: 'checkin-sent',
    isForPictures: true,
    route: '/:slug/checkin/sent',
    at: ofCheckin(''),
    arrive: sendCheckin,
  },
  {
    id: 'checkin-nothing-sent',
    route: '/:slug/checkin/sent',
    at: ofCheckin('/sent'),
    services: 'needed',
  },

  {
    id: 'payment-nowhere',
    route: '/:slug/payment/:intentId',
    at: below('/payment/inconnu'),
  },
  { id: 'orders', route: '/:slug/orders', at: below('/orders') },
  { id: 'order-unknown', route: '/:slug/orders/:orderId', at: below('/orders/inconnue') },

  ...troubles,
];
