import type { VisitFeature } from '@guest/visit';
import { homeBlocks } from '../components/homeBlocksChunk';
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
        // With the chunk at hand a server draws the blocks with the rest.
        await Promise.all([useHomePageStore.in(registry).getState().load(api, _id), homeBlocks()]);
      },
      page: () => import('../pages/HomePage'),
    },
  ],
};
