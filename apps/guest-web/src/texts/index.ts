import type fr from './fr';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof fr;
  }
}

export const shellTexts = { fr: () => import('./fr'), en: () => import('./en') };
