import type { Language } from '@guest/i18n';

/** Messages of a page to its service worker; both sides are of the same build or one apart. */
export type PageMessage =
  /** A screen is shown, in this language. Its address has no query; `slug` is '' where hotels are chosen. */
  | {
      type: 'shown';
      slug: string;
      path: string;
      language: Language;
      /** The guest's chosen language, for every hotel; absent where each hotel uses its own. */
      choice?: Language | undefined;
      files: string[];
    }
  /** Asks whether the network answers again; only the asking page gets the result. */
  | { type: 'probe' }
  /** The guest deletes this device's data. Answered on the message's port once it is deleted. */
  | { type: 'clear' };

/** Message of the service worker to its pages. A browser's "online" only means that a local network is there. */
export interface WorkerMessage {
  type: 'network';
  /** Whether the last request got any answer. */
  isReachable: boolean;
}
