import { reservedPageSlugs } from '@guest/feature';
import type { VisitFeature } from '@guest/visit';
import { contentTexts } from '../texts/content';
import { lazyScreen } from './lazyScreen';

const isReserved = (slug: string) => reservedPageSlugs.some((word) => word === slug.toLowerCase());

/** Pages that the hotel composes. Reserved words are screens, whatever stands in the table (decisions.md 4). */
export const contentFeature: VisitFeature = {
  name: 'content',
  texts: contentTexts,
  routes: [
    {
      path: 'page/:pageId',
      handle: { chrome: 'back' },
      ...lazyScreen(() => import('../pages/CustomPage')),
    },
    { path: 'ml', handle: { chrome: 'back' }, page: () => import('../pages/LegalNoticePage') },
    {
      path: ':pageSlug',
      handle: { chrome: 'tabs' },
      accepts: ({ pageSlug = '' }) => !isReserved(pageSlug),
      ...lazyScreen(() => import('../pages/SubPage')),
    },
  ],
};
