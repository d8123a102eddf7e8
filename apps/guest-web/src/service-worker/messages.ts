import type { Language } from '@guest/i18n';

/** What a page tells its service worker; both sides are of the same build or one apart. */
export type PageMessage =
  /** A screen is shown, in this language. Its address has no query; `slug` is '' where hotels are chosen. */
  | {
      type: 'shown';
      slug: string;
      path: string;
      language: Language;
      /** What the guest has chosen, for every hotel; absent where each speaks its own. */
      choice?: Language | undefined;
      files: string[];
    }
  /** When was this address last fetched? Answered on the message's port: milliseconds, or null. */
  | { type: 'age'; path: string }
  /** Does the network answer again? Told to whoever asks. */
  | { type: 'probe' }
  /** The guest deletes what this device holds. Answered on the message's port when it is gone. */
  | { type: 'forget' };

/** What the service worker tells its pages. A browser that says "online" knows of a Wi-Fi, not of what is behind it. */
export interface WorkerMessage {
  type: 'network';
  /** Did the last question to the network get any answer? */
  isReachable: boolean;
}
