import type { Later, Storage } from './storage/storage';

/** Something worth a log line; never carries personal data. */
export interface BackendEvent {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** The failed call's cause, for the log alone: it never reaches an answer. */
  cause?: unknown;
}

/** All that the backend asks of the outside world. */
export interface Ports {
  storage: Storage;
  clock: { now(): Date };
  random: {
    /** A public id: 128 random bits, base64url. */
    id(): string;
  };
  crypto: {
    /** SHA-256, base64url. */
    hash(text: string): Later<string>;
    /** HMAC-SHA-256 with the server's secret, base64url: order keys are derived, never stored. */
    sign(text: string): Later<string>;
  };
  log?: (event: BackendEvent) => void;
}
