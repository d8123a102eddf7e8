import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    privacy: typeof fr;
  }
}

export const privacyTexts = { fr: () => import('./fr'), en: () => import('./en') };
