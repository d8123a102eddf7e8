import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    checkin: typeof fr;
  }
}

export const checkinTexts = { fr: () => import('./fr'), en: () => import('./en') };
