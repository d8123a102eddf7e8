import type { RecordingSession } from '../model/session';
import type { Signals } from '../model/signals';
import type { Test } from './testStore';

/** A clock that another setting of the device's clock does not change while the page is open. */
export const now = () => Math.round(performance.timeOrigin + performance.now());

/** Tells what the participant did, with its durations, in the session of the test. */
export function createTelling(testId: string, { tasks }: Test, signals: Signals) {
  let session: RecordingSession | undefined;
  let startedAt = 0;
  /** Unknown after a reload. */
  let taskStartedAt: number | undefined;
  return {
    /** `time`: when the test began, in ms since the epoch. */
    start(recording: RecordingSession, time: number) {
      session = recording;
      startedAt = time;
    },
    token: () => session?.token,
    test(status: 'begin' | 'done' | 'skipped') {
      if (!session) return;
      const timestamp = now();
      const duration = status === 'begin' ? 0 : Math.max(0, timestamp - startedAt);
      signals.add({ path: 'signals/test', body: { testId, status, duration, timestamp } }, session.token);
    },
    /** `answer`: sent of tasks that ask for one. */
    task(index: number, status: 'begin' | 'done', answer = '') {
      const task = tasks[index];
      if (!task || !session) return;
      const timestamp = now();
      const isKnown = status === 'done' && taskStartedAt !== undefined;
      const duration = isKnown ? timestamp - (taskStartedAt ?? timestamp) : 0;
      taskStartedAt = status === 'begin' ? timestamp : undefined;
      const body = { testId, taskId: task.task_id, status, duration, timestamp };
      const isAnswered = status === 'done' && task.allow_typing;
      const told = isAnswered ? { ...body, taskAnswer: answer } : body;
      signals.add({ path: 'signals/task', body: told }, session.token);
    },
  };
}
