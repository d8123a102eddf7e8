import { expect, it } from 'vitest';
import type { OpenedStorages } from './conformance';

/** The promises about recorded sessions. */
export function recordingConformance(opened: () => OpenedStorages): void {
  const recording = (id: string, createdAt: string) => ({ id, createdAt, userId: null, condition: 'slow' });
  const part = (recordingId: string, hash: string, bytes: number[]) => ({
    recordingId,
    kind: 'plain' as const,
    name: '',
    hash,
    bytes: Uint8Array.from(bytes),
    at: '2026-06-15T10:00:01.000Z',
  });

  it('keeps the parts of a recording in their order, each once', async () => {
    const { storage, other = storage } = opened();
    await storage.addRecording(recording('rec-1', '2026-06-15T10:00:00.000Z'));
    const added = [part('rec-1', 'b', [2]), part('rec-1', 'a', [1, 1]), part('rec-1', 'b', [2])];
    for (const one of added) expect(await storage.addRecordingPart(one)).toBe(true);
    expect(await storage.addRecordingPart(part('rec-none', 'a', [1]))).toBe(false);
    const parts = await other.listRecordingParts('rec-1');
    expect(parts.map(({ bytes }) => [...bytes])).toEqual([[2], [1, 1]]);
    expect(await other.findRecording('rec-1')).toEqual(recording('rec-1', '2026-06-15T10:00:00.000Z'));
    expect(await other.findRecording('rec-none')).toBeUndefined();
  });

  it('gives parts that come at once their own places', async () => {
    const { storage } = opened();
    await storage.addRecording(recording('rec-2', '2026-06-16T10:00:00.000Z'));
    const hashes = Array.from({ length: 8 }, (_, index) => `h${index}`);
    await Promise.all(hashes.map((hash, index) => storage.addRecordingPart(part('rec-2', hash, [index]))));
    expect(await storage.listRecordingParts('rec-2')).toHaveLength(8);
  });

  it('lists the latest recordings with their sizes, and deletes old ones with their parts', async () => {
    const { storage } = opened();
    await storage.addRecording(recording('rec-3', '2026-06-17T10:00:00.000Z'));
    const [latest, second, third] = await storage.listRecordings(3);
    expect(latest).toMatchObject({ id: 'rec-3', partCount: 0, byteCount: 0 });
    expect(second).toMatchObject({ id: 'rec-2', partCount: 8, byteCount: 8, condition: 'slow' });
    expect(third).toMatchObject({ id: 'rec-1', partCount: 2, byteCount: 3 });
    expect(await storage.removeRecordings('2026-06-16T10:00:00.000Z')).toBe(1);
    expect(await storage.findRecording('rec-1')).toBeUndefined();
    expect(await storage.listRecordingParts('rec-1')).toEqual([]);
    expect(await storage.listRecordings(1)).toHaveLength(1);
  });
}
