import { use, useEffect, useRef, useState } from 'react';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { whenIdle } from '../browser/whenIdle';
import { isConfidential } from '../routing/confidential';
import type { Match } from '../routing/table';
import type { Occupied, Telemetry } from './startTelemetry';

interface TelemetryInput {
  match: Match;
  pathname: string;
  /** The router's key: another one at each navigation. */
  navigation: string;
  language: string;
  registry: Registry;
  config: RuntimeConfig;
}

let asked: { key: string; promise: Promise<never> } | undefined;

/**
 * Never comes: the document goes, and the one that follows has the address that the router has set. Asked for at each
 * navigation: the browser may ask whether to leave, and the guest stay.
 */
function newDocument(key: string): Promise<never> {
  if (asked?.key !== key) asked = { key, promise: new Promise(() => location.reload()) };
  return asked.promise;
}

/**
 * A document has telemetry or it has screens of identity and payment, never both (decision 0015). What runs cannot be
 * unloaded, so the way from one to the other is a new document; React keeps the screen before until it comes. Here is
 * only the gate: everything else is chunks that come when a vendor is configured, and vendors when the guest agrees.
 */
export function useTelemetry({
  match,
  pathname,
  navigation,
  language,
  registry,
  config,
}: TelemetryInput): void {
  const [occupied, setOccupied] = useState<Occupied>();
  const { leaveFrom } = occupied ?? {};
  const isStale = leaveFrom !== undefined && leaveFrom !== pathname;
  if (occupied && (isConfidential(match) || isStale)) use(newDocument(navigation));

  const isClosed = useRef(false);
  const telemetry = useRef<Telemetry>(undefined);
  const shown = useRef({ match, pathname, language });

  useEffect(() => {
    shown.current = { match, pathname, language };
    isClosed.current ||= isConfidential(match);
    telemetry.current?.enter();
  }, [match, pathname, language]);

  useEffect(() => {
    if (match.slug === '' || !(config.tagManagerId ?? config.sentryDsn)) return undefined;
    let isLeft = false;
    const callOff = whenIdle(() => {
      const start = async () => {
        const { startTelemetry } = await import('./startTelemetry');
        // In a closed document, too: nothing starts there, but what is withdrawn is forgotten.
        if (isLeft) return;
        telemetry.current = startTelemetry({
          registry,
          config,
          shown: () => shown.current,
          isClosed: () => isClosed.current,
          onOccupied: setOccupied,
        });
      };
      // Nobody misses it.
      start().catch(() => undefined);
    });
    return () => {
      isLeft = true;
      callOff();
      telemetry.current?.end();
      telemetry.current = undefined;
    };
  }, [match.slug, registry, config]);
}
