import type { Hotel } from './hotels';
import * as messages from './messages';
import { below, with_, type Screen } from './screen';
import * as situations from './situations';
import * as network from './weather';

/** One hotel is enough: another screen shows the same failure in all four. */
const inDemo =
  (path: string) =>
  ({ slug }: Hotel) =>
    slug === 'demo' ? `/demo${path}` : undefined;

/** A failed load on a screen that is reached inside the app. */
const failure = (id: string, route: string, at: Screen['at']): Screen => ({
  id: `${id}-failure`,
  isForPictures: true,
  route,
  at,
  from: '/gdpr',
  expects: /status of 500/u,
  before: network.breakEverything,
  arrive: situations.waitForRetry,
});

/** The message screen of hotels that read messages in this app. */
const ofMessages = ({ slug, readsMessages }: Hotel) => (readsMessages ? `/${slug}/message` : undefined);
const ofMood = below('/mood');
/** The order screen of two hotels, one of them with a phone number. */
const ofOrder = with_(
  ({ single, slug }) => (slug === 'campanile-lyon' ? undefined : single),
  (id) => `/services/${id}/order`,
);

const refused = /status of 422/u;
const broken = /status of 500/u;
const away = /Failed to load resource|ERR_INTERNET_DISCONNECTED/u;

/** Screens of failed, slow and successful actions. For pictures. */
export const troubles: readonly Screen[] = (
  [
    {
      id: 'offline-page',
      route: '/:slug/seminar',
      at: below(''),
      isOfNoHotel: true,
      isKept: true,
      expects: away,
      arrive: network.openWithoutNetwork('/seminar'),
    },
    {
      id: 'offline-line',
      route: '/:slug/roomdirectory',
      at: below('/roomdirectory'),
      isKept: true,
      expects: away,
      arrive: network.loseNetwork,
    },
    {
      id: 'slow-line',
      route: '/:slug/roomdirectory',
      at: below('/roomdirectory'),
      from: '/gdpr',
      isWaiting: true,
      before: network.holdDirectory,
      arrive: network.waitForPatience,
    },
    {
      id: 'city-guide-loading',
      route: '/:slug/cityguide',
      at: below('/cityguide'),
      from: '/gdpr',
      isWaiting: true,
      before: network.holdGuide,
      arrive: network.waitForPatience,
    },
    {
      id: 'slow-line-over-action',
      route: '/:slug/message',
      at: ofMessages,
      isWaiting: true,
      before: messages.hold,
      arrive: async (page) => {
        await messages.send(page);
        await network.waitForPatience(page);
      },
    },
    {
      id: 'install-banner',
      route: '/:slug',
      at: below(''),
      before: (page) => network.offerFromBrowser(page, 'dismissed'),
      arrive: situations.waitForOffer,
    },
    {
      id: 'install-by-hand',
      route: '/:slug',
      at: below(''),
      before: network.beSafariOnIos,
      arrive: situations.waitForOffer,
    },
    {
      id: 'server-away',
      route: '/:slug/services',
      at: below('/services'),
      site: 'withoutApi',
      isOfNoHotel: true,
      expects: /status of 503/u,
    },
    {
      id: 'static-failure',
      route: '/:slug/services',
      at: below('/services'),
      site: 'staticHost',
      isOfNoHotel: true,
      expects: broken,
      before: network.breakHotel,
      arrive: situations.waitForRetry,
    },
    {
      id: 'static-start-failure',
      route: '/:slug/services',
      at: below('/services'),
      site: 'staticHost',
      isOfNoHotel: true,
      isWithoutApp: true,
      before: network.spoilConfiguration,
    },
    {
      id: 'screen-failure',
      route: '/:slug/roomdirectory',
      at: below('/roomdirectory'),
      from: '/gdpr',
      expects: /Failed to (?:load resource|fetch dynamically)|error #422/u,
      before: network.loseFileOfDirectory,
      arrive: situations.waitForRetry,
    },
    {
      id: 'legal-failure',
      route: '/:slug/ml',
      at: below('/ml'),
      expects: away,
      before: network.loseDocuments,
    },
    {
      id: 'message-sent',
      route: '/:slug/message',
      at: ofMessages,
      before: messages.accept,
      arrive: messages.send,
    },
    {
      id: 'message-kept',
      route: '/:slug/message',
      at: ofMessages,
      expects: broken,
      before: messages.fail,
      arrive: messages.send,
    },
    {
      id: 'message-refused',
      route: '/:slug/message',
      at: ofMessages,
      expects: refused,
      before: messages.refuse,
      arrive: messages.send,
    },
    {
      id: 'message-asking',
      route: '/:slug/message',
      at: ofMessages,
      expects: broken,
      before: messages.fail,
      arrive: messages.comeBackTooLate,
    },
    { id: 'mood-details', route: '/:slug/mood', at: ofMood, arrive: messages.complain },
    { id: 'mood-errors', route: '/:slug/mood', at: ofMood, arrive: messages.sendMoodOfNothing },
    {
      id: 'mood-sent',
      route: '/:slug/mood',
      at: ofMood,
      arrive: messages.sendMood,
    },
    {
      id: 'mood-kept',
      route: '/:slug/mood',
      at: ofMood,
      expects: broken,
      before: messages.fail,
      arrive: messages.sendMood,
    },
    {
      id: 'mood-refused',
      route: '/:slug/mood',
      at: ofMood,
      expects: refused,
      before: messages.refuse,
      arrive: messages.sendMood,
    },
    {
      id: 'order-kept',
      route: '/:slug/services/:serviceId/order/sent',
      at: ofOrder,
      expects: broken,
      before: messages.fail,
      arrive: situations.submitOrderInVain,
    },
    {
      id: 'order-refused',
      route: '/:slug/services/:serviceId/order/check',
      at: ofOrder,
      expects: refused,
      before: messages.refuse,
      arrive: situations.submitOrderInVain,
    },
  ] satisfies Screen[]
)
  .map((screen): Screen => ({ ...screen, isForPictures: true }))
  .concat([
    failure('room-directory', '/:slug/roomdirectory', below('/roomdirectory')),
    failure('seminar', '/:slug/seminar', inDemo('/seminar')),
    failure('checkin', '/:slug/checkin', inDemo('/checkin')),
    failure('reviews', '/:slug/reviews', inDemo('/reviews')),
    failure('city-guide', '/:slug/cityguide', below('/cityguide')),
    failure('city-favourites', '/:slug/cityguide/favorites', inDemo('/cityguide/favorites')),
    failure(
      'city-place',
      '/:slug/cityguide/activity/:placeId',
      inDemo('/cityguide/activity/lices-lieu-thabor'),
    ),
    failure('activities', '/:slug/activities', inDemo('/activities')),
    failure('advantages', '/:slug/advantages', inDemo('/advantages')),
    failure('discovery', '/:slug/discovery', inDemo('/discovery')),
    failure('service', '/:slug/services/:serviceId', inDemo('/services/velo')),
    failure('short-link', '/:slug/:link/:publicId', inDemo('/s/lices-demo-T7uQm2Xv9RkZa4')),
    failure(
      'custom-page',
      '/:slug/page/:pageId',
      with_(
        ({ page }) => page,
        (id) => `/page/${id}`,
      ),
    ),
  ]);
