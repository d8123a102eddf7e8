import type { VisitFeature } from '@guest/visit';
import { privacyTexts } from '../texts/privacy';

/** Personal data: the hotel's document, what this device stores, consents. All of it is the visit's own: no `load`. */
export const privacyFeature: VisitFeature = {
  name: 'privacy',
  texts: privacyTexts,
  routes: [{ path: 'gdpr', handle: { chrome: 'back' }, page: () => import('../pages/PrivacyPage') }],
};
