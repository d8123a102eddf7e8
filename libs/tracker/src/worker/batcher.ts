import {
  createByteReader,
  createMessageWriter,
  frameAt,
  layouts,
  MESSAGE_HEAD_BYTES,
} from '@guest/recording-codec';
import { DEFAULT_BEACON_BYTES, MAX_BATCH_BYTES } from './limits';

const VERSION = 1;
const TIMESTAMP = layouts.Timestamp[0];
const LOCATION = layouts.SetPageLocation[0];
const VISIBILITY = layouts.SetPageVisibility[0];

export interface BatcherOptions {
  pageNo: number;
  tabId: string;
  /** The address of the page, without what must not be recorded. */
  url: string;
  /** Ms since the epoch. */
  timestamp: number;
  /** Takes a finished batch. */
  onBatch: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** A message is larger than the server allows, so it was dropped. */
  onDropped: (bytes: number) => void;
  onVisibility: (isHidden: boolean) => void;
}

/** Cuts messages into batches. */
export interface Batcher {
  /** The bytes of the batch at hand. */
  readonly length: number;
  push: (bytes: Uint8Array) => void;
  /** Finishes the batch at hand, if there is anything in it; `timestamp`: also one that says only that the page is there. */
  flush: (timestamp?: number) => void;
  setBeaconBytes: (bytes: number) => void;
}

/**
 * Each batch begins with its metadata, a `Timestamp` and `TabData`. The server numbers the messages from the first
 * index on; the two after the metadata count as well.
 */
export function createBatcher(options: BatcherOptions): Batcher {
  const { pageNo, tabId, onBatch, onDropped, onVisibility } = options;
  let { url, timestamp } = options;
  let beaconBytes = DEFAULT_BEACON_BYTES;
  let nextIndex = 0;
  let parts: Uint8Array[] = [];
  let length = 0;
  /** Whether the batch holds more than times. */
  let hasContent = false;
  const headWriter = createMessageWriter();

  const open = () => {
    headWriter.write('BatchMetadata', VERSION, pageNo, nextIndex, timestamp, url);
    headWriter.write('Timestamp', timestamp);
    headWriter.write('TabData', tabId);
    nextIndex += 2;
    const head = headWriter.take();
    parts = [head];
    length = head.length;
    hasContent = false;
  };

  const close = () => {
    if (hasContent) {
      const batch = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        batch.set(part, at);
        at += part.length;
      }
      onBatch(batch);
    }
    parts = [];
    length = 0;
  };

  const add = (message: Uint8Array, id: number) => {
    if (parts.length === 0) open();
    if (length + message.length > MAX_BATCH_BYTES && hasContent) {
      close();
      open();
    }
    if (length + message.length > Math.max(MAX_BATCH_BYTES, beaconBytes)) return onDropped(message.length);
    parts.push(message);
    length += message.length;
    nextIndex += 1;
    if (id !== TIMESTAMP) hasContent = true;
    // A message that is larger than a batch travels alone.
    if (length > MAX_BATCH_BYTES) close();
  };

  /** Follows what later batches and the worker need to know. */
  const note = (bytes: Uint8Array, id: number, start: number) => {
    const reader = createByteReader(bytes, start + MESSAGE_HEAD_BYTES);
    if (id === TIMESTAMP) timestamp = reader.uint();
    else if (id === LOCATION) url = reader.string();
    else if (id === VISIBILITY) onVisibility(reader.boolean());
  };

  return {
    get length() {
      return length;
    },
    push(bytes) {
      for (let at = 0; at < bytes.length;) {
        const { id, start, end } = frameAt(bytes, at);
        note(bytes, id, start);
        add(bytes.subarray(start, end), id);
        at = end;
      }
    },
    flush(aliveAt) {
      if (!hasContent && aliveAt !== undefined) {
        timestamp = Math.max(timestamp, aliveAt);
        if (parts.length === 0) open();
        // The head alone says that the page is there.
        hasContent = true;
      }
      if (parts.length > 0) close();
    },
    setBeaconBytes(bytes) {
      beaconBytes = bytes;
    },
  };
}
