import type { VisitContext, VisitFeature } from '@guest/visit';
import { orderTexts } from './texts';

const loadCatalogue = async (context: VisitContext) =>
  (await import('./store/loadCatalogue')).loadCatalogue(context);

/** Services, and ordering them for a room. */
export const orderFeature: VisitFeature = {
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
    {
      path: 'services/:serviceId/order/sent',
      handle: { chrome: 'done' },
      page: () => import('./pages/SentPage'),
    },
  ],
};
