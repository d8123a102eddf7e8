import type { RecordingStorage } from './recordings';
import type { UsabilitySignal, UsabilityTestStorage } from './usabilityTests';

const isSame = (one: UsabilitySignal, other: UsabilitySignal) =>
  one.recordingId === other.recordingId &&
  one.testId === other.testId &&
  one.taskId === other.taskId &&
  one.status === other.status;

/** Usability tests in memory; signals go with their recordings. */
export function createMemoryUsabilityTests(
  recordings: Pick<RecordingStorage, 'findRecording'>,
): UsabilityTestStorage {
  const tests = new Map<string, string>();
  let signals: UsabilitySignal[] = [];
  return {
    putUsabilityTest: async (id, json) => void tests.set(id, json),
    findUsabilityTest: async (id) => tests.get(id),
    async addUsabilitySignal(signal) {
      if (!(await recordings.findRecording(signal.recordingId))) return false;
      if (!signals.some((known) => isSame(known, signal))) signals.push(signal);
      return true;
    },
    async listUsabilitySignals(testId) {
      const found = await Promise.all(
        signals.map(({ recordingId }) => recordings.findRecording(recordingId)),
      );
      signals = signals.filter((_, index) => found[index]);
      return signals
        .filter((signal) => signal.testId === testId)
        .sort(
          (one, other) =>
            (one.recordingId < other.recordingId ? -1 : 1) * Number(one.recordingId !== other.recordingId),
        );
    },
  };
}
