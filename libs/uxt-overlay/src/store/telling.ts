import type { Signals } from '../model/signals';
import type { Test } from './testStore';

/** A clock that another setting of the device's clock does not change while the page is open. */
export const now = () => Math.round(performance.timeOrigin + performance.now());

/** Tells what the participant did, with its durations. */
export function createTelling(testId: string, { tasks }: Test, signals: Signals) {
  let startedAt = 0;
  /** Unknown after a reload. */
  let taskStartedAt: number | undefined;
  return {
    /** When the test began, in ms since the epoch. */
    startAt: (time: number) => void (startedAt = time),
    test(status: 'begin' | 'done' | 'skipped') {
      const timestamp = now();
      const duration = status === 'begin' ? 0 : Math.max(0, timestamp - startedAt);
      signals.add({ path: 'signals/test', body: { testId, status, duration, timestamp } });
    },
    /** `answer`: sent of tasks that ask for one. */
    task(index: number, status: 'begin' | 'done', answer = '') {
      const task = tasks[index];
      if (!task) return;
      const timestamp = now();
      const isKnown = status === 'done' && taskStartedAt !== undefined;
      const duration = isKnown ? timestamp - (taskStartedAt ?? timestamp) : 0;
      taskStartedAt = status === 'begin' ? timestamp : undefined;
      const body = { testId, taskId: task.task_id, status, duration, timestamp };
      const isAnswered = status === 'done' && task.allow_typing;
      signals.add({ path: 'signals/task', body: isAnswered ? { ...body, taskAnswer: answer } : body });
    },
  };
}
