import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    advantages: typeof fr;
  }
}

export const advantagesTexts = { fr: () => import('./fr'), en: () => import('./en') };
