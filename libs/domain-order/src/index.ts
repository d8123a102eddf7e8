import type { VisitContext, VisitFeature } from '@guest/visit';
import { orderTexts } from './texts';
import { followTexts } from './texts/follow';

const loadCatalogue = async (context: VisitContext) =>
  (await import('./store/catalogueStore')).loadCatalogue(context);

/** Services, and ordering them for a room. */
const orderFeature: VisitFeature = {
  name: 'order',
  texts: orderTexts,
  routes: [
    {
      path: 'services',
      handle: { chrome: 'tabs' },
      load: loadCatalogue,
      page: () => import('./pages/ServicesPage'),
    },
    {
      path: 'services/:serviceId',
      handle: { chrome: 'back', isOverPicture: true },
      load: loadCatalogue,
      page: () => import('./pages/ServicePage'),
    },
    {
      path: 'services/:serviceId/order',
      handle: { chrome: 'back' },
      load: loadCatalogue,
      page: () => import('./pages/OrderPage'),
    },
    {
      path: 'services/:serviceId/order/check',
      handle: { chrome: 'back' },
      load: loadCatalogue,
      page: () => import('./pages/CheckPage'),
    },
  ],
  submissions: { order: async () => (await import('./submission/orderSubmission')).orderSubmission },
};

/** Orders that were sent: the confirmation, the orders of this device, and one order. */
const followFeature: VisitFeature = {
  name: 'orders',
  texts: followTexts,
  reads: ['order'],
  routes: [
    {
      path: 'services/:serviceId/order/sent',
      handle: { chrome: 'done' },
      page: () => import('./pages/SentPage'),
    },
    { path: 'orders', handle: { chrome: 'back' }, page: () => import('./pages/OrdersPage') },
    { path: 'orders/:orderId', handle: { chrome: 'back' }, page: () => import('./pages/OrderFollowedPage') },
  ],
  attend: () => import('./store/attendOrders'),
};

/** Ordering, and following what was ordered. */
export const orderFeatures: readonly VisitFeature[] = [orderFeature, followFeature];
