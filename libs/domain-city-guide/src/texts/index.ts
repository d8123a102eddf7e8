import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cityGuide: typeof fr;
  }
}

export const cityGuideTexts = { fr: () => import('./fr'), en: () => import('./en') };
