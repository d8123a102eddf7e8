import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uxt: typeof fr;
  }
}

export const uxtTexts = { fr: () => import('./fr'), en: () => import('./en') };
