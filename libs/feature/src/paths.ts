const below = (slug: string, ...parts: string[]) => `/${[slug, ...parts].map(encodeURIComponent).join('/')}`;

/** Addresses of screens: the public interface between domains. */
export const paths = {
  landing: () => '/',
  home: (slug: string) => below(slug),
  services: (slug: string) => below(slug, 'services'),
  service: (slug: string, serviceId: string) => below(slug, 'services', serviceId),
  order: (slug: string, serviceId: string) => below(slug, 'services', serviceId, 'order'),
  checkOrder: (slug: string, serviceId: string) => below(slug, 'services', serviceId, 'order', 'check'),
  orderSent: (slug: string, serviceId: string) => below(slug, 'services', serviceId, 'order', 'sent'),
  orders: (slug: string) => below(slug, 'orders'),
  orderFollowed: (slug: string, orderId: string) => below(slug, 'orders', orderId),
  roomDirectory: (slug: string) => below(slug, 'roomdirectory'),
  advantages: (slug: string) => below(slug, 'advantages'),
  advantage: (slug: string, advantageId: string) => below(slug, 'advantages', advantageId),
  discovery: (slug: string) => below(slug, 'discovery'),
  discovered: (slug: string, advantageId: string) => below(slug, 'discovery', advantageId),
  activities: (slug: string) => below(slug, 'activities'),
  activitiesOn: (slug: string, day: string) => `${below(slug, 'activities')}?day=${encodeURIComponent(day)}`,
  activity: (slug: string, activityId: string) => below(slug, 'activities', activityId),
  cityGuide: (slug: string) => below(slug, 'cityguide'),
  cityGuidePlace: (slug: string, placeId: string) => below(slug, 'cityguide', 'activity', placeId),
  cityGuideFavourites: (slug: string) => below(slug, 'cityguide', 'favorites'),
  seminar: (slug: string) => below(slug, 'seminar'),
  message: (slug: string) => below(slug, 'message'),
  phone: (slug: string) => below(slug, 'phone'),
  checkin: (slug: string) => below(slug, 'checkin'),
  mood: (slug: string) => below(slug, 'mood'),
  reviews: (slug: string) => below(slug, 'reviews'),
  reviewForm: (slug: string) => below(slug, 'reviews', 'form'),
  reviewThanks: (slug: string) => below(slug, 'reviews', 'thanking'),
  gdpr: (slug: string) => below(slug, 'gdpr'),
  legalNotice: (slug: string) => below(slug, 'ml'),
  /** The screen that takes a card: `order` says what is paid, absent it is the hold of the visit's reservation. */
  payment: (slug: string, intentId: string, order?: string) =>
    below(slug, 'payment', intentId) + (order === undefined ? '' : `?order=${encodeURIComponent(order)}`),
  personalPage: (slug: string, pageSlug: string) => below(slug, pageSlug),
};
