import type { CityGuides } from '../around/cityGuides';
import type { DocumentVault } from '../documents/documentVault';
import type { Mailer } from '../mail/mailer';
import type { PlaceFinder } from '../places/placeFinder';
import type { RecordingSettings } from './recordingSettings';
import type { Later, Storage } from '../storage/storage';
import type { StripePort } from './paymentProvider';

/** Something worth a log line; never carries personal data. */
export interface BackendEvent {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** Ids alone. */
  about?: Record<string, string>;
  /** The failed call's cause, for the log alone: it never reaches an answer. */
  cause?: unknown;
}

/** Turns a text into one that says nothing without the key, and back. Sealing twice gives two texts. */
export interface FieldCipher {
  seal(text: string): string;
  /** Throws where the text was not sealed with one of the keys. */
  open(sealed: string): string;
}

/** What the backend needs from its surroundings. */
export interface Ports {
  storage: Storage;
  clock: { now(): Date };
  random: {
    /** A public id: 128 random bits, base64url. */
    id(): string;
  };
  crypto: {
    /** SHA-256, base64url. */
    hash(text: string | Uint8Array): Later<string>;
    /** HMAC-SHA-256 with the server's secret, base64url: order keys are derived, never stored. */
    sign(text: string): Later<string>;
  };
  /** The bytes of identity papers. */
  vault: DocumentVault;
  /** Encrypts single fields of what is stored. */
  cipher: FieldCipher;
  places: PlaceFinder;
  /** The places of cities that belong to no hotel. */
  cities: CityGuides;
  mailer: Mailer;
  /** The origin by which guests reach the app: links of mails begin with it. */
  publicUrl: string;
  limits: {
    maxDocumentBytes: number;
    /** What one hotel may store in a day. */
    maxDailyBytes: number;
  };
  /** Absent: hotels that name Stripe are told that it is not connected. */
  stripe?: StripePort | undefined;
  /** What the ingest records; absent: nothing. */
  recordings?: RecordingSettings | undefined;
  /** The secret with which the hotel's staff read papers; absent: nobody can. */
  operatorToken?: string | undefined;
  log?: (event: BackendEvent) => void;
}
