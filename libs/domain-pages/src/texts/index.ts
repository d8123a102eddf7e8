import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pages: typeof fr;
  }
}

export const pagesTexts = { fr: () => import('./fr'), en: () => import('./en') };
