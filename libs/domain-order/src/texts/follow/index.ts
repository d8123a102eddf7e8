import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof fr;
  }
}

export const followTexts = { fr: () => import('./fr'), en: () => import('./en') };
