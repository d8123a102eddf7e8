import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payment: typeof fr;
  }
}

export const paymentTexts = { fr: () => import('./fr'), en: () => import('./en') };
