import type { RuntimeConfig } from '@guest/api-client';
import type { ConsentName } from '@guest/visit';

/** A screen as telemetry may know it: the route and the hotel, never the guest. */
export interface Screen {
  /** The route with the hotel's code filled in, such as `/demo/services/:serviceId`: ids stay out. */
  name: string;
  slug: string;
  language: string;
}

/** The arguments of a vendor's start. */
export interface TelemetryStart {
  config: RuntimeConfig;
  /** The current screen. */
  screen: Screen;
  /** The nonce of the page's policy, for scripts that a vendor adds. Undefined where the page has no policy. */
  nonce: string | undefined;
}

/** A running vendor. */
export interface RunningTelemetry {
  /** Another screen is shown. */
  enter: (screen: Screen) => void;
  /** An error that the app has handled. */
  report?: (error: unknown) => void;
  /** The agreement was withdrawn: stops sending and removes stored data. */
  stop: () => void;
}

/**
 * One vendor of measurements or reports. To add one, implement this and list it in `ports.ts`. The app decides when it
 * runs, for whom and on which screens.
 */
export interface TelemetryPort {
  /** The consent that the guest has to give. */
  consent: ConsentName;
  isConfigured: (config: RuntimeConfig) => boolean;
  /** A chunk of its own, downloaded only after the guest has agreed. */
  load: () => Promise<{ start: (start: TelemetryStart) => RunningTelemetry }>;
  /** Removes its data from the device, also after an agreement that was withdrawn elsewhere or has expired. */
  clear?: () => void;
  /** Its code stays in the document after `stop`: the next screen is a new document. */
  staysUntilNextDocument: boolean;
}
