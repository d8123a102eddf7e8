import type { VisitFeature } from '@guest/visit';
import { contentFeature } from './features/content';
import { pagesFeature } from './features/home';
import { privacyFeature } from './features/privacy';
import { roomDirectoryFeature } from './features/roomDirectory';
import { seminarFeature } from './features/seminar';

/** The hotel's own pages. */
export const pagesFeatures: readonly VisitFeature[] = [
  pagesFeature,
  roomDirectoryFeature,
  seminarFeature,
  privacyFeature,
  contentFeature,
];
