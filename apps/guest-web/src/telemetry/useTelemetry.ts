import { use, useEffect, useRef, useState } from 'react';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { newDocument } from '../browser/device/newDocument';
import { whenIdle } from '../browser/device/whenIdle';
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

/**
 * A document has telemetry or it has screens of identity and payment, never both. A vendor's code cannot be unloaded,
 * so the way from one to the other is a new document; React keeps the former screen until it is loaded. This hook is
 * only the gate: `startTelemetry` is loaded where a vendor is configured, a vendor when the guest agrees.
 */
export function useTelemetry(input: TelemetryInput): void {
  const { match, pathname, navigation, language, registry, config } = input;
  const [occupied, setOccupied] = useState<Occupied>();
  const isStale = (occupied?.withdrawnAt ?? pathname) !== pathname;
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
        // Also runs in a closed document: no vendor starts there, but a withdrawal removes stored data.
        if (isLeft) return;
        telemetry.current = startTelemetry({
          registry,
          config,
          shown: () => shown.current,
          isClosed: () => isClosed.current,
          onOccupied: setOccupied,
        });
      };
      // The app works without telemetry.
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
