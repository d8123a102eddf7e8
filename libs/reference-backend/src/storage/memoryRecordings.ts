import type { RecordingPart, RecordingStorage, StoredRecording } from './recordings';
import { DEFAULT_LIST_COUNT } from './storage';

/** Recorded sessions in memory. */
export function createMemoryRecordings(): RecordingStorage {
  const recordings = new Map<string, StoredRecording & { parts: RecordingPart[] }>();
  return {
    addRecording: async (recording) => void recordings.set(recording.id, { ...recording, parts: [] }),
    addRecordingPart: async (part) => {
      const parts = recordings.get(part.recordingId)?.parts;
      if (parts && !parts.some(({ hash }) => hash === part.hash)) parts.push(part);
      return parts !== undefined;
    },
    listRecordings: async (limit = DEFAULT_LIST_COUNT) =>
      [...recordings.values()]
        .reverse()
        .slice(0, limit)
        .map(({ parts, ...recording }) => ({
          ...recording,
          partCount: parts.length,
          byteCount: parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        })),
    findRecording: async (id) => {
      const found = recordings.get(id);
      return found && { id, createdAt: found.createdAt, userId: found.userId, condition: found.condition };
    },
    listRecordingParts: async (id) => [...(recordings.get(id)?.parts ?? [])],
    removeRecordings: async (before) => {
      const ended = [...recordings.values()].filter(({ createdAt }) => createdAt < before);
      for (const { id } of ended) recordings.delete(id);
      return ended.length;
    },
  };
}
