import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { whenIdle } from '../browser/device/whenIdle';
import type { Match } from '../routing/table';
import type { FollowedRecording } from './followRecording';

interface RecorderInput {
  match: Match;
  pathname: string;
  registry: Registry;
  config: RuntimeConfig;
  i18n: i18n;
}

/** Only the gate: where nothing is configured, nothing is loaded. */
export function useRecorder({ match, pathname, registry, config, i18n }: RecorderInput): void {
  const recording = useRef<FollowedRecording>(undefined);
  const shown = useRef({ match, pathname });

  useEffect(() => {
    shown.current = { match, pathname };
    recording.current?.enter();
  }, [match, pathname]);

  useEffect(() => {
    if (!config.recordingProjectKey || match.slug === '') return undefined;
    let isLeft = false;
    const callOff = whenIdle(() => {
      import('./followRecording')
        .then(({ followRecording }) => {
          if (isLeft) return;
          recording.current = followRecording({ registry, config, i18n, shown: () => shown.current });
        })
        // The app works without a recorder.
        .catch(() => undefined);
    });
    return () => {
      isLeft = true;
      callOff();
      recording.current?.end();
      recording.current = undefined;
    };
  }, [match.slug, registry, config, i18n]);
}
