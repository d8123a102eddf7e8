import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    visit: typeof fr;
  }
}

/** Where the visit's own texts come from. */
export const visitTexts = { fr: () => import('./fr'), en: () => import('./en') };
