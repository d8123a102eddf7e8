import type { VisitFeature } from '@guest/visit';
import { useHomePageStore } from '../store/homePageStore';
import { pagesTexts } from '../texts';

/** The hotel's home: the one screen whose store is in the first load. */
export const pagesFeature: VisitFeature = {
  name: 'pages',
  texts: pagesTexts,
  routes: [
    {
      path: '',
      handle: { chrome: 'tabs', isOverPicture: true },
      load: async ({ api, registry, hoster }) => {
        const { _id } = await hoster();
        await useHomePageStore.in(registry).getState().load(api, _id);
      },
      page: () => import('../pages/HomePage'),
    },
  ],
};
