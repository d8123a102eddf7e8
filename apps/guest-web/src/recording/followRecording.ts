import type { i18n } from 'i18next';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { isAgreed, useConsentStore } from '@guest/visit';
import type { Match } from '../routing/table';
import { clearRecorder } from './clearRecorder';
import { isRecorded } from './isRecorded';

interface FollowOptions {
  registry: Registry;
  config: RuntimeConfig;
  i18n: i18n;
  shown: () => { match: Match; pathname: string };
}

/** The recording of one visit. */
export interface FollowedRecording {
  /** Another screen is shown. */
  enter: () => void;
  /** The visit is over. */
  end: () => void;
}

/**
 * Records the screens of the check-in while the guest agrees. The recorder is downloaded where it records alone. It
 * ends with the screens or the agreement; what it left on the device goes with the agreement.
 */
export function followRecording({ registry, config, i18n, shown }: FollowOptions): FollowedRecording {
  const consents = useConsentStore.in(registry);
  let stop: (() => void) | undefined;

  const begin = () => {
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    import('./startRecorder')
      .then(({ startRecorder }) => {
        if (!isOver) stop = startRecorder(config, shown().match.slug, i18n).stop;
      })
      // The app works without a recorder.
      .catch(() => undefined);
  };
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const enter = () => {
    const { match, pathname } = shown();
    const { recording } = consents.getState().consents;
    const isAllowed = isAgreed({ recording }, 'recording');
    const isHere = isRecorded(match, pathname, config.recordingPartner);
    if (isAllowed && isHere && !stop) begin();
    if (!isAllowed || !isHere) end();
    if (recording?.isGiven === false) clearRecorder();
  };

  const unfollow = consents.subscribe(enter);
  enter();
  return {
    enter,
    end() {
      unfollow();
      end();
    },
  };
}
