import type { i18n } from 'i18next';
import type { RuntimeConfig } from '@guest/api-client';
import type { Registry } from '@guest/state';
import {
  isTestUnderWay,
  testToShow,
  type MountedTest,
  type RecordingSession,
  type TestSession,
} from '@guest/uxt-overlay';
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

  /** Resolves with the session, where one begins. */
  const begin = async (forceNew = false): Promise<RecordingSession | undefined> => {
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    try {
      const { startRecorder } = await import('./startRecorder');
      if (isOver) return undefined;
      const options = { config, slug: shown().match.slug, i18n, isTest: isParticipant, forceNew };
      const { tracker, started } = startRecorder(options);
      stop = tracker.stop;
      const result = await started;
      return result.success ? { sessionID: result.sessionID, token: result.sessionToken } : undefined;
    } catch {
      // The app works without a recorder.
      return undefined;
    }
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
    if (isAllowed && isHere && !stop) void begin();
    if (!isAllowed || !isHere) end();
    // A test has its own agreement, and has not sent everything yet.
    if (recording?.isGiven === false && !isParticipant && !isTestUnderWay()) clearRecorder();
  };

  /** The recording of a participant, wherever the test leads. */
  const testSession: TestSession = {
    async begin() {
      if (!isRecordable(shown().match)) return undefined;
      end();
      isParticipant = true;
      const session = await begin(true);
      if (!session) testSession.end();
      return session;
    },
    resume() {
      isParticipant = true;
      enter();
    },
    end() {
      isParticipant = false;
      // The next recording has its own rules.
      end();
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
