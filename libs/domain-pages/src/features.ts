import { reservedPageSlugs, type PageModule } from '@guest/feature';
import type { VisitContext, VisitFeature } from '@guest/visit';
import { prefetchHomeBlocks } from './components/HomeBlocks';
import { loadHomePage } from './store/homePageStore';
import { pagesTexts } from './texts';
import { contentTexts } from './texts/content';
import { directoryTexts } from './texts/directory';
import { privacyTexts } from './texts/privacy';
import { seminarTexts } from './texts/seminar';

interface ScreenModule extends PageModule<VisitContext> {
  load: (context: VisitContext) => Promise<unknown>;
}

/** A screen whose store is in its own chunk, so that the first load carries neither. */
function lazyScreen(page: () => Promise<ScreenModule>) {
  return { page, load: async (context: VisitContext) => (await page()).load(context) };
}

/** The hotel's home: the one screen whose store is in the first load. */
export const homeFeature: VisitFeature = {
  name: 'pages',
  texts: pagesTexts,
  routes: [
    {
      path: '',
      handle: { chrome: 'tabs', isOverPicture: true },
      // With the file of the blocks loaded a server draws them with the rest of the page.
      load: (context) => Promise.all([loadHomePage(context), prefetchHomeBlocks()]),
      page: () => import('./pages/HomePage'),
    },
  ],
};

/** The room directory. Paths match without regard to case: `RoomDirectory` is the same screen. */
export const roomDirectoryFeature: VisitFeature = {
  name: 'directory',
  texts: directoryTexts,
  routes: [
    {
      path: 'roomdirectory',
      handle: { chrome: 'tabs' },
      ...lazyScreen(() => import('./pages/RoomDirectoryPage')),
    },
  ],
};

/** Meeting rooms and the agendas of seminars. */
export const seminarFeature: VisitFeature = {
  name: 'seminar',
  texts: seminarTexts,
  routes: [
    { path: 'seminar', handle: { chrome: 'tabs' }, ...lazyScreen(() => import('./pages/SeminarPage')) },
  ],
};

/** Personal data: the hotel's document, what this device and the hotel keep, consents. It opens without a network. */
export const privacyFeature: VisitFeature = {
  name: 'privacy',
  texts: privacyTexts,
  routes: [{ path: 'gdpr', handle: { chrome: 'back' }, page: () => import('./pages/PrivacyPage') }],
};

const isReserved = (slug: string) => reservedPageSlugs.some((word) => word === slug.toLowerCase());
const hotelPage = { handle: { chrome: 'back' }, ...lazyScreen(() => import('./pages/HotelPage')) } as const;

/** Pages that the hotel composes. A page whose slug is a reserved word is never shown: the app's screen has it. */
export const contentFeature: VisitFeature = {
  name: 'content',
  texts: contentTexts,
  routes: [
    { path: 'page/:pageId', ...hotelPage },
    { path: 'empty', handle: { chrome: 'tabs' }, ...lazyScreen(() => import('./pages/NoContentPage')) },
    { path: 'ml', handle: { chrome: 'back' }, page: () => import('./pages/LegalNoticePage') },
    {
      // c, s, m, r: short links of e-mails and QR codes.
      path: ':link/:publicId',
      handle: { chrome: 'bare' },
      accepts: ({ link = '' }) => /^[csmr]$/iu.test(link),
      page: () => import('./pages/ShortLinkPage'),
    },
    // The shell shows the tabs around pages that are in the navigation.
    { path: ':pageSlug', accepts: ({ pageSlug = '' }) => !isReserved(pageSlug), ...hotelPage },
  ],
};

/** The hotel's own pages. */
export const pagesFeatures: readonly VisitFeature[] = [
  homeFeature,
  roomDirectoryFeature,
  seminarFeature,
  privacyFeature,
  contentFeature,
];
