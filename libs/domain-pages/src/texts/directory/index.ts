import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    directory: typeof fr;
  }
}

export const directoryTexts = { fr: () => import('./fr'), en: () => import('./en') };
