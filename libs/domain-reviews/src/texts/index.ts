import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reviews: typeof fr;
  }
}

export const reviewsTexts = { fr: () => import('./fr'), en: () => import('./en') };
