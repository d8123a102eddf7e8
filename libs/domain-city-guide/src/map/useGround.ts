import { useMemo, useState } from 'react';
import { useIsDisconnected } from '@guest/visit';
import { configuredGround, providerOf, type Ground } from './ground';
import type { PlacesMapProps } from './placesMapProps';

const PLAIN: Ground = { kind: 'plain' };

/** The ground that is shown: the configured one once the guest agreed to its provider, and while that answers. */
export function useGround({ googleMapsKey, tiles, isGroundAllowed = false, onAllowGround }: PlacesMapProps) {
  const isOffline = useIsDisconnected();
  const [isAllowedHere, setAllowedHere] = useState(false);
  const [failure, setFailure] = useState<{ kind: Ground['kind']; wasOffline: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const configured = useMemo(() => configuredGround({ googleMapsKey, tiles }), [googleMapsKey, tiles]);
  const provider = providerOf(configured);
  const isAsked = provider !== undefined && !isGroundAllowed && !isAllowedHere;
  // A failure lasts until the network comes or goes.
  const failed = failure?.wasOffline === isOffline ? failure.kind : undefined;
  const shown = isAsked || failed === 'google' ? PLAIN : configured;
  return {
    configured,
    shown,
    attempt,
    isOffline,
    question: isAsked && !isOffline ? provider : undefined,
    isRefused: failed === 'google',
    isClosed: failed !== undefined && failed !== 'google',
    handleAllow: () => {
      setAllowedHere(true);
      onAllowGround?.();
    },
    handleFailure: (how: 'closed' | 'missing') => {
      // Without tiles the map is still there, on its plain ground.
      if (how === 'closed' || shown.kind === 'google')
        setFailure({ kind: shown.kind, wasOffline: isOffline });
    },
    handleRetry: () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
