import { expect, it } from 'vitest';
import type { OpenedStorages } from './conformance';

/** The promises about usability tests. */
export function usabilityTestConformance(opened: () => OpenedStorages): void {
  const signal = (recordingId: string, more: object = {}) => ({
    recordingId,
    testId: 'test-1',
    taskId: '',
    status: 'begin' as const,
    duration: 0,
    answer: null,
    at: '2026-06-15T10:00:01.000Z',
    ...more,
  });

  it('replaces a test that is imported again', async () => {
    const { storage, other = storage } = opened();
    await storage.putUsabilityTest('test-1', '{"title":"one"}');
    await storage.putUsabilityTest('test-1', '{"title":"two"}');
    expect(await other.findUsabilityTest('test-1')).toBe('{"title":"two"}');
    expect(await other.findUsabilityTest('test-none')).toBeUndefined();
  });

  it('keeps each signal once, in its order, as long as its recording', async () => {
    const { storage, other = storage } = opened();
    for (const id of ['uxt-b', 'uxt-a'])
      await storage.addRecording({
        id,
        createdAt: '2026-05-01T10:00:00.000Z',
        userId: null,
        condition: null,
      });
    const signals = [
      signal('uxt-b'),
      signal('uxt-b', { taskId: '7', status: 'done', duration: 1_200, answer: 'Très bien' }),
      signal('uxt-a', { status: 'skipped' }),
    ];
    for (const one of signals) expect(await storage.addUsabilitySignal(one)).toBe(true);
    // A repeat whose answer was lost.
    expect(await storage.addUsabilitySignal({ ...signal('uxt-b'), duration: 99 })).toBe(true);
    expect(await storage.addUsabilitySignal(signal('uxt-none'))).toBe(false);
    await storage.addUsabilitySignal(signal('uxt-a', { testId: 'test-2' }));
    expect(await other.listUsabilitySignals('test-1')).toEqual([signals[2], signals[0], signals[1]]);
    await storage.removeRecordings('2026-05-02T00:00:00.000Z');
    expect(await other.listUsabilitySignals('test-1')).toEqual([]);
  });
}
