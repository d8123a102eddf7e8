const below = (slug: string, ...parts: string[]) => `/${[slug, ...parts].map(encodeURIComponent).join('/')}`;

/** Addresses of screens: the public interface between domains (spec 2). */
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
  discovery: (slug: string) => below(slug, 'discovery'),
  activities: (slug: string) => below(slug, 'activities'),
  cityGuide: (slug: string) => below(slug, 'cityguide'),
  seminar: (slug: string) => below(slug, 'seminar'),
  message: (slug: string) => below(slug, 'message'),
  phone: (slug: string) => below(slug, 'phone'),
  checkin: (slug: string) => below(slug, 'checkin'),
  mood: (slug: string) => below(slug, 'mood'),
  reviews: (slug: string) => below(slug, 'reviews'),
  gdpr: (slug: string) => below(slug, 'gdpr'),
  legalNotice: (slug: string) => below(slug, 'ml'),
  personalPage: (slug: string, pageSlug: string) => below(slug, pageSlug),
};
