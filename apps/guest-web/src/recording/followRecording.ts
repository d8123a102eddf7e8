import type { i18n } from 'i18next';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import { testToShow, type MountedTest, type RecordingSession, type TestSession } from '@guest/uxt-overlay';
import { isAgreed, useConsentStore } from '@guest/visit';
import type { Match } from '../routing/table';
import { clearRecorder } from './clearRecorder';
import { isRecordable, isRecorded } from './isRecorded';

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
 * Records the screens of the check-in while the guest agrees, and every screen for a participant of a usability test.
 * The recorder is downloaded where it records alone. It ends with the screens or the agreement; what it left on the
 * device goes with the agreement.
 */
export function followRecording({ registry, config, i18n, shown }: FollowOptions): FollowedRecording {
  const consents = useConsentStore.in(registry);
  let stop: (() => void) | undefined;
  let isParticipant = false;
  let session: RecordingSession | undefined;
  let started: Promise<unknown> = Promise.resolve();

  const begin = () => {
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    started = import('./startRecorder')
      .then(({ startRecorder }) => {
        if (isOver) return undefined;
        const recorder = startRecorder(config, shown().match.slug, i18n);
        recorder.tracker.onSession((given) => (session = given));
        stop = recorder.tracker.stop;
        return recorder.started;
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
    const isAllowed = isParticipant || isAgreed({ recording }, 'recording');
    const isHere = isParticipant ? isRecordable(match) : isRecorded(match, pathname, config.recordingPartner);
    if (isAllowed && isHere && !stop) begin();
    if (!isAllowed || !isHere) end();
    if (recording?.isGiven === false && !isParticipant) clearRecorder();
  };

  /** The recording of a participant, wherever the test leads. */
  const testSession: TestSession = {
    async begin() {
      isParticipant = true;
      enter();
      await started;
      if (!session) isParticipant = false;
      return session;
    },
    current: () => session,
    end() {
      isParticipant = false;
      enter();
    },
  };
  const unfollow = consents.subscribe(enter);
  enter();
  const test = showTest({ session: testSession, config, i18n });
  return {
    enter,
    end() {
      unfollow();
      void test?.then((mounted) => mounted?.unmount());
      end();
    },
  };
}

/** Loads the overlay for participants alone. */
function showTest(
  parts: Pick<FollowOptions, 'config' | 'i18n'> & { session: TestSession },
): Promise<MountedTest | undefined> | undefined {
  const asked = testToShow(location.search);
  if (!asked) return undefined;
  return (
    import('./startTest')
      .then(({ startTest }) => startTest({ ...parts, asked }))
      // The app works without a test.
      .catch(() => undefined)
  );
}
