import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { isAgreed, useConsentStore } from '@guest/visit';
import type { Match } from '../routing/table';
import { nonceOfPage } from '../browser/hydration/nonceOfPage';
import type { RunningTelemetry, Screen, TelemetryPort } from './vendors/port';
import { ports as allPorts } from './ports';
import { SCREEN_FAILURE } from '../routing/screenFailure';

/** Code of a vendor is in this document. */
export interface Occupied {
  /** The path that was shown when an agreement was withdrawn: any other path needs a new document. */
  withdrawnAt?: string;
}

interface TelemetryOptions {
  registry: Registry;
  config: RuntimeConfig;
  shown: () => { match: Match; pathname: string; language: string };
  /** This document has shown a confidential screen: nothing starts in it any more. */
  isClosed: () => boolean;
  /** Vendor code lives in this document from now on. */
  onOccupied: (occupied: Occupied) => void;
  ports?: readonly TelemetryPort[];
}

/** Telemetry of one visit. */
export interface Telemetry {
  /** Another screen is shown. */
  enter: () => void;
  /** The visit is over. */
  end: () => void;
}

/** Names a screen by its route: only the hotel's code is filled in. */
function screenOf({ match, language }: ReturnType<TelemetryOptions['shown']>): Screen {
  return { name: match.entry.path.replace(':slug', match.slug), slug: match.slug, language };
}

/** Whether a crawler or a script visits: its visits would distort statistics and error reports. */
async function isBot(): Promise<boolean> {
  const { isbot } = await import('isbot');
  return isbot(navigator.userAgent);
}

/** Starts and stops the configured vendors as the guest agrees and withdraws. */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { registry, config, shown, isClosed, onOccupied, ports = allPorts } = options;
  const consents = useConsentStore.in(registry);
  const running = new Map<TelemetryPort, RunningTelemetry>();
  const starting = new Set<TelemetryPort>();
  /** Vendors that were withdrawn but are still in the document: they start again in the next one. */
  const stopped = new Set<TelemetryPort>();
  const configured = ports.filter((port) => port.isConfigured(config));

  const hasAgreed = (port: TelemetryPort) => isAgreed(consents.getState().consents, port.consent);
  const isWanted = (port: TelemetryPort) => !isClosed() && !stopped.has(port) && hasAgreed(port);

  async function start(port: TelemetryPort): Promise<void> {
    if (starting.has(port) || running.has(port)) return;
    starting.add(port);
    try {
      if (await isBot()) return;
      const vendor = await port.load();
      // Meanwhile the guest may have withdrawn, or opened a confidential screen.
      if (!isWanted(port)) return;
      onOccupied({});
      running.set(port, vendor.start({ config, screen: screenOf(shown()), nonce: nonceOfPage() }));
    } finally {
      starting.delete(port);
    }
  }

  function stop(port: TelemetryPort): void {
    running.get(port)?.stop();
    if (running.delete(port) && port.staysUntilNextDocument) {
      stopped.add(port);
      onOccupied({ withdrawnAt: shown().pathname });
    }
    port.clear?.();
  }

  function follow(): void {
    for (const port of configured) {
      if (isWanted(port)) start(port).catch(() => undefined);
      // In a closed document nothing runs; what was agreed to earlier may stay on the device all the same.
      else if (!isClosed() || !hasAgreed(port)) stop(port);
    }
  }

  const report = (event: Event) => {
    for (const vendor of running.values()) vendor.report?.((event as CustomEvent).detail);
  };
  addEventListener(SCREEN_FAILURE, report);
  const unfollow = consents.subscribe(follow);
  follow();

  return {
    enter() {
      if (isClosed()) return;
      for (const vendor of running.values()) vendor.enter(screenOf(shown()));
    },
    end() {
      unfollow();
      removeEventListener(SCREEN_FAILURE, report);
      for (const port of [...running.keys()]) stop(port);
    },
  };
}
