/** A recorded session. */
export interface StoredRecording {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** What the app calls the visitor. */
  userId: string | null;
  /** The condition that started it. */
  condition: string | null;
}

export interface RecordingPart {
  recordingId: string;
  /** A batch as it came, a picture of a canvas, or the video of a participant. */
  kind: 'plain' | 'gzip' | 'image' | 'video';
  /** Of a picture or video. */
  name: string;
  /** Unique within the recording. */
  hash: string;
  bytes: Uint8Array;
  /** ISO 8601 in UTC. */
  at: string;
}

interface RecordingLine extends StoredRecording {
  partCount: number;
  byteCount: number;
}

/** Where recorded sessions are kept. */
export interface RecordingStorage {
  addRecording(recording: StoredRecording): Promise<void>;
  /** Adds a part once; false where there is no such recording. Durable when it resolves. */
  addRecordingPart(part: RecordingPart): Promise<boolean>;
  /** The latest recordings, newest first. */
  listRecordings(limit?: number): Promise<RecordingLine[]>;
  findRecording(id: string): Promise<StoredRecording | undefined>;
  /** The parts of a recording in the order in which they came. */
  listRecordingParts(id: string): Promise<RecordingPart[]>;
  /** Deletes recordings that began before a moment (ISO 8601 in UTC) and resolves with how many. */
  removeRecordings(before: string): Promise<number>;
}
