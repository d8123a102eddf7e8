import type { RecordingOptions } from '../privacy/options';
import type { FeatureFlag } from '../session/flags';

/** What the recorder is doing on this page. `coldStart`: it records into memory until a condition is fulfilled. */
export type TrackerActivity = 'notActive' | 'starting' | 'active' | 'coldStart';

export interface TrackerOptions extends Partial<RecordingOptions> {
  /** The base URL of the ingest, such as `https://recordings.example.com/ingest`. */
  ingestPoint: string;
  projectKey: string;
  /** The version of the app. */
  revID?: string;
  /** Allows pages without https: for development. Default: false. */
  isInsecureAllowed?: boolean;
  /** Default: true. */
  respectsDoNotTrack?: boolean;
  /** Where errors of the recorder go. Default: nowhere. */
  debugReportUrl?: string;
  /** Attempts to send a batch. Default: 10. */
  maxAttempts?: number;
  /** The first pause between two attempts, in ms. Default: 250. */
  retryMs?: number;
  /** Hears of what went wrong, in words for developers. */
  onProblem?: (reason: string) => void;
}

export interface StartOptions {
  userID?: string;
  metadata?: Record<string, string>;
  /** Another session, even if this tab has one. */
  forceNew?: boolean;
}

export type StartResult =
  | { success: true; sessionID: string; sessionToken: string; userUUID: string }
  | { success: false; reason: string };

/** A session that is recorded. */
export interface TrackerSession {
  sessionID: string;
  projectID: string;
  token: string;
  features: Readonly<Record<string, boolean>>;
}

/** Records what happens on the page and sends it to an ingest that speaks protocol 1 of OpenReplay. */
export interface Tracker {
  readonly activity: TrackerActivity;
  /** Never rejects. */
  start: (options?: StartOptions) => Promise<StartResult>;
  /** Records into memory; the session begins when a condition of the project is fulfilled. */
  startOnConditions: (options?: StartOptions) => Promise<StartResult>;
  stop: () => void;
  /** Records an event of the app. The payload must hold no personal data. */
  event: (name: string, payload?: unknown) => void;
  issue: (name: string, payload?: unknown) => void;
  handleError: (error: unknown) => void;
  /**
   * Gives a function that records what a socket sends (`up`) and receives. Payloads above 5 MB and names above 255
   * characters are skipped. The payload must hold no personal data.
   */
  trackSocket: (name: string) => (messageType: string, payload: string, direction?: 'up' | 'down') => void;
  setUserId: (id: string) => void;
  setMetadata: (key: string, value: string) => void;
  /** Calls back with the flags of each start; returns what ends that. */
  onFlags: (listener: (flags: readonly FeatureFlag[]) => void) => () => void;
  /** Calls back when a session begins or ends. */
  onSession: (listener: (session: TrackerSession | undefined) => void) => () => void;
}
