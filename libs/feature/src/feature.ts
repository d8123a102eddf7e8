import type { ComponentType } from 'react';
import type { Language } from '@guest/i18n';
import type { Registry } from '@guest/state';
import type { SubmissionSources } from '@guest/submission';

/** What a screen wants from the shell around it. */
export interface RouteHandle {
  /**
   * `tabs`: logo and bottom bar; `back`: a way back; `done`: logo and a cross to home; `steps`: a form in steps
   * (check-in), a way back and nothing else that leads away; `bare`: nothing.
   */
  chrome: 'tabs' | 'back' | 'done' | 'steps' | 'bare';
  /** The first picture reaches under the top bar, which floats as plates over it. */
  isOverPicture?: boolean;
  /** The end of a form in steps: there is no way back into it, only the cross. */
  isEnd?: boolean;
  /** Identity papers or payment are on this screen: no tag manager, error report or recorder runs here. */
  isSensitive?: boolean;
  /** A card is given here. Its document has a security policy of its own, so the way in and out is a new document. */
  isPayment?: boolean;
}

/** What every `load` and `title` may read. Libraries above `feature` add the API and the hotel. */
export interface FeatureContext {
  registry: Registry;
  slug: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** One screen's module: loaded lazily, one chunk each. */
export interface PageModule<C extends FeatureContext> {
  Component: ComponentType;
  /** In the shape of the screen, shown while a server still waits for the data. */
  Skeleton?: ComponentType;
  /**
   * Loads what the first rendering needs beyond this file. Hydration waits for it: a part that came later would
   * remove the server's HTML. It may fail: the screen then shows the failure itself.
   */
  prepare?: (context: C) => Promise<unknown>;
  /** Whether what the address names does not exist: the server then answers 404. */
  isMissing?: (context: C) => boolean;
  /** On a screen of payment: who takes the card, as far as `load` has said it. Only they may show frames there. */
  paymentProvider?: (context: C) => string | undefined;
  /** The document's title, in the active language, from what `load` brought. */
  title?: (
    context: C,
    t: (key: string, values?: Record<string, unknown>) => string,
    language: Language,
  ) => string | undefined;
}

export interface FeatureRoute<C extends FeatureContext> {
  /** Below `/{slug}`, in the router's syntax; '' is the hotel's home. */
  path: string;
  handle: RouteHandle;
  /** Refuses some addresses of this path, which then go to the next route. Default: accepts all. */
  accepts?: (params: C['params']) => boolean;
  /** Fills stores through the registry; the server awaits it, the browser calls it on navigation. */
  load?: (context: C) => Promise<unknown>;
  page: () => Promise<PageModule<C>>;
}

type TextModule = { default: object };

/** A domain as the shell sees it: a name, its texts and its screens. */
export interface Feature<C extends FeatureContext> {
  name: string;
  texts: { fr: () => Promise<TextModule>; en: () => Promise<TextModule> };
  routes: readonly FeatureRoute<C>[];
  /** Names of features whose texts its screens show too. */
  reads?: readonly string[];
  /** Its kinds of submission, for sending what is kept. */
  submissions?: SubmissionSources<C>;
  /** Work in the background, started once the page is idle and kept data are restored; returns how to stop it. */
  attend?: () => Promise<{ attend: (context: C) => () => void }>;
}
