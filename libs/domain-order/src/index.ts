import { functionsOf, type VisitContext, type VisitFeature } from '@guest/visit';
import { useCatalogueStore } from './store/catalogueStore';
import { orderTexts } from './texts';

async function loadCatalogue({ api, registry, hoster }: VisitContext): Promise<void> {
  const hotel = await hoster();
  // Not subscribed: the screens say so, and nothing is asked for.
  if (functionsOf(hotel).services) await useCatalogueStore.in(registry).getState().load(api, hotel._id);
}

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
