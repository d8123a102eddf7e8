import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof fr;
  }
}

export const contentTexts = { fr: () => import('./fr'), en: () => import('./en') };
