import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof fr;
  }
}

export const contactTexts = { fr: () => import('./fr'), en: () => import('./en') };
