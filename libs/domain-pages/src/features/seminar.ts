import type { VisitFeature } from '@guest/visit';
import { seminarTexts } from '../texts/seminar';
import { lazyScreen } from './lazyScreen';

/** Meeting rooms and the agendas of seminars. */
export const seminarFeature: VisitFeature = {
  name: 'seminar',
  texts: seminarTexts,
  routes: [
    { path: 'seminar', handle: { chrome: 'tabs' }, ...lazyScreen(() => import('../pages/SeminarPage')) },
  ],
};
