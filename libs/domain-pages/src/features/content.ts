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
    {
      path: 'empty',
      handle: { chrome: 'tabs' },
      ...lazyScreen(() => import('../pages/NoContentPage')),
    },
    { path: 'ml', handle: { chrome: 'back' }, page: () => import('../pages/LegalNoticePage') },
    {
      // c, s, m, r: links of e-mails and QR codes (decisions.md 5).
      path: ':link/:publicId',
      handle: { chrome: 'bare' },
      accepts: ({ link = '' }) => /^[csmr]$/iu.test(link),
      page: () => import('../pages/ShortLinkPage'),
    },
    {
      path: ':pageSlug',
      // The shell gives personal pages their tabs: they stand in the navigation (spec 2).
      handle: { chrome: 'back' },
      accepts: ({ pageSlug = '' }) => !isReserved(pageSlug),
      ...lazyScreen(() => import('../pages/SubPage')),
    },
  ],
};
