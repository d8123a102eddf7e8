import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    order: typeof fr;
  }
}

export const orderTexts = { fr: () => import('./fr'), en: () => import('./en') };
