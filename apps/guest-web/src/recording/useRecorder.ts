import type { i18n } from 'i18next';
import { useEffect } from 'react';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { isAgreed, useConsentStore } from '@guest/visit';
import { whenIdle } from '../browser/device/whenIdle';
import type { Match } from '../routing/table';
import { clearRecorder } from './clearRecorder';
import { isRecorded } from './isRecorded';

interface RecorderInput {
  match: Match;
  pathname: string;
  registry: Registry;
  config: RuntimeConfig;
  i18n: i18n;
}

/**
 * Records the screens of the check-in of guests who agreed. The recorder is downloaded after the first paint, only
 * where it records, and stops with the screen or the agreement.
 */
export function useRecorder({ match, pathname, registry, config, i18n }: RecorderInput): void {
  const { recordingProjectKey, recordingPartner } = config;
  const isHere = recordingProjectKey !== undefined && isRecorded(match, pathname, recordingPartner);
  const { slug } = match;

  // An agreement may end on any screen; what it left on the device goes with it.
  useEffect(() => {
    if (recordingProjectKey === undefined || slug === '') return undefined;
    const consents = useConsentStore.in(registry);
    const follow = () => {
      if (consents.getState().consents.recording?.isGiven === false) clearRecorder();
    };
    return consents.subscribe(follow);
  }, [recordingProjectKey, slug, registry]);

  useEffect(() => {
    if (!isHere) return undefined;
    const consents = useConsentStore.in(registry);
    let stop: (() => void) | undefined;
    const begin = () => {
      let isOver = false;
      const callOff = whenIdle(() => {
        void import('./startRecorder')
          .then(({ startRecorder }) => {
            if (isOver) return;
            const tracker = startRecorder(config, slug, i18n);
            stop = tracker.stop;
          })
          // The app works without a recorder.
          .catch(() => undefined);
      });
      stop = () => {
        isOver = true;
        callOff();
      };
    };
    const end = () => {
      stop?.();
      stop = undefined;
    };
    const follow = () => {
      const isWanted = isAgreed(consents.getState().consents, 'recording');
      if (isWanted && !stop) begin();
      if (!isWanted) end();
    };
    follow();
    const unfollow = consents.subscribe(follow);
    return () => {
      unfollow();
      end();
    };
  }, [isHere, slug, registry, config, i18n]);
}
