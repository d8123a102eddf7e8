import type { DomSanitizer } from './levels';

/** How much of a field's value is recorded: all, its length, or nothing. */
export type InputMode = 'plain' | 'obscured' | 'hidden';

/** A request as it would be recorded. */
export interface RecordedRequest {
  type: 'fetch' | 'xhr' | 'beacon';
  method: string;
  url: string;
  status: number;
  /** In ms. */
  duration: number;
}

/** What is recorded, and how. */
export interface RecordingOptions {
  /**
   * Default: `obscured`. Passwords, hidden fields, payment, identity and everything inside `data-private` stay hidden
   * whatever it says.
   */
  defaultInputMode: InputMode;
  /** In plain mode: values with four digits in a row are obscured. Default: true. */
  obscureInputNumbers: boolean;
  /** In plain mode: values like an e-mail address are obscured. Default: true. */
  obscureInputEmails: boolean;
  /** In plain mode: dates are obscured. Default: false. */
  obscureInputDates: boolean;
  /** A text that is one e-mail address is starred. Default: true. */
  obscureTextEmails: boolean;
  /** Each digit of a text becomes 0. Default: false. */
  obscureTextNumbers: boolean;
  /** The app's own rule for elements. The higher one of its level and ours counts. */
  domSanitizer?: DomSanitizer | undefined;
  /**
   * Changes each text before it is recorded: of nodes, attributes for people, labels and the title. Default: as it is.
   */
  textSanitizer: (text: string) => string;
  /** What of an address is recorded. Default: its origin and path, without query and fragment. */
  urlSanitizer: (url: string) => string;
  /** Changes a recorded request, or leaves it out (null). */
  networkSanitizer?: ((request: RecordedRequest) => RecordedRequest | null) | undefined;
  /** Frames of the same origin are recorded. Default: true. */
  captureFrames: boolean;
  /**
   * Errors, requests, files, load times, memory, connection and selections are recorded. Conditions on errors and
   * requests need it. Default: true.
   */
  captureDiagnostics: boolean;
  /** Console messages are recorded with them. Default: true. */
  captureConsole: boolean;
}

/** Where an address leads, without what may name a guest. */
export function withoutQuery(url: string): string {
  try {
    const { protocol, origin, pathname } = new URL(url);
    return origin === 'null' ? `${protocol}${pathname.slice(0, 100)}` : origin + pathname;
  } catch {
    return '';
  }
}

export const defaultRecording: RecordingOptions = {
  defaultInputMode: 'obscured',
  obscureInputNumbers: true,
  obscureInputEmails: true,
  obscureInputDates: false,
  obscureTextEmails: true,
  obscureTextNumbers: false,
  textSanitizer: (text) => text,
  urlSanitizer: withoutQuery,
  captureFrames: true,
  captureDiagnostics: true,
  captureConsole: true,
};
