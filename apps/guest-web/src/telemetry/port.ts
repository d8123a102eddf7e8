import type { RuntimeConfig } from '@guest/api-client';
import type { ConsentName } from '@guest/visit';

/** A screen as telemetry may know it: which one, of which hotel; never whose. */
export interface Screen {
  /** The route with the hotel's code filled in, such as `/demo/services/:serviceId`: ids stay out. */
  name: string;
  slug: string;
  language: string;
}

/** What a vendor is started with. */
export interface TelemetryStart {
  config: RuntimeConfig;
  /** The one that stands now. */
  screen: Screen;
  /** Of the document's policy; a script that a vendor adds needs it. Undefined where pages have no policy of ours. */
  nonce: string | undefined;
}

/** A vendor that runs. */
export interface RunningTelemetry {
  /** Another screen stands. */
  enter: (screen: Screen) => void;
  /** Something failed that the app has dealt with. */
  report?: (error: unknown) => void;
  /** The agreement is withdrawn: sends nothing more from this very moment, and removes what it stored. */
  stop: () => void;
}

/**
 * One vendor of measurements or reports. Another one is put in by writing this and naming it in `ports.ts`; when it
 * runs, for whom and on which screens is not its business.
 */
export interface TelemetryPort {
  /** What a guest has to agree to. */
  consent: ConsentName;
  isConfigured: (config: RuntimeConfig) => boolean;
  /** A chunk of its own: nobody downloads it who has not agreed. */
  load: () => Promise<{ start: (start: TelemetryStart) => RunningTelemetry }>;
  /** Removes what it keeps on the device: of an agreement that was withdrawn elsewhere or has run out, too. */
  forget?: () => void;
  /** Its code goes on living in the document after `stop`: the next screen is a new document. */
  staysUntilNextDocument: boolean;
}
