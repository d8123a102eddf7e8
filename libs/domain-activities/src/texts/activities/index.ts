import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    activities: typeof fr;
  }
}

export const activitiesTexts = { fr: () => import('./fr'), en: () => import('./en') };
