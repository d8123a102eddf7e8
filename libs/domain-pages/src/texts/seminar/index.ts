import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    seminar: typeof fr;
  }
}

export const seminarTexts = { fr: () => import('./fr'), en: () => import('./en') };
