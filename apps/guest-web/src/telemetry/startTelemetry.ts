import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { isAgreed, useConsentStore } from '@guest/visit';
import type { Match } from '../routing/table';
import type { RunningTelemetry, Screen, TelemetryPort } from './port';
import { ports as allPorts } from './ports';
import { SCREEN_FAILURE } from './screenFailure';

/** Code of a vendor lives in this document; `leaveFrom`: its agreement was withdrawn while this path was shown. */
export interface Occupied {
  leaveFrom?: string;
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
  /** Another screen stands. */
  enter: () => void;
  /** The visit is over. */
  end: () => void;
}

/** Names a screen by its route: only the hotel's code is filled in. */
function screenOf({ match, language }: ReturnType<TelemetryOptions['shown']>): Screen {
  return { name: match.entry.path.replace(':slug', match.slug), slug: match.slug, language };
}

function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}

/** Is it a crawler or a script that visits? Nobody wants to read their statistics, or their errors (spec 9). */
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
  /** Withdrawn, and still in the document: they begin again in the next one. */
  const gone = new Set<TelemetryPort>();
  const configured = ports.filter((port) => port.isConfigured(config));

  const hasAgreed = (port: TelemetryPort) => isAgreed(consents.getState().consents, port.consent);
  const isWanted = (port: TelemetryPort) => !isClosed() && !gone.has(port) && hasAgreed(port);

  async function start(port: TelemetryPort): Promise<void> {
    if (starting.has(port) || running.has(port)) return;
    starting.add(port);
    try {
      if (await isBot()) return;
      const vendor = await port.load();
      // Meanwhile the guest may have withdrawn, or gone on to a screen where nobody looks on.
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
      gone.add(port);
      onOccupied({ leaveFrom: shown().pathname });
    }
    port.forget?.();
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
  const forgetRestored = registry.onRestored(follow);
  const forgetConsents = consents.subscribe(follow);
  if (registry.isRestored()) follow();

  return {
    enter() {
      if (isClosed()) return;
      for (const vendor of running.values()) vendor.enter(screenOf(shown()));
    },
    end() {
      forgetConsents();
      forgetRestored();
      removeEventListener(SCREEN_FAILURE, report);
      for (const port of [...running.keys()]) stop(port);
    },
  };
}
