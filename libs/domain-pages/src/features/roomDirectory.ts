import type { VisitFeature } from '@guest/visit';
import { directoryTexts } from '../texts/directory';
import { lazyScreen } from './lazyScreen';

/** The room directory; addresses match without regard to case, so `RoomDirectory` is the same screen. */
export const roomDirectoryFeature: VisitFeature = {
  name: 'directory',
  texts: directoryTexts,
  routes: [
    {
      path: 'roomdirectory',
      handle: { chrome: 'tabs' },
      ...lazyScreen(() => import('../pages/RoomDirectoryPage')),
    },
  ],
};
