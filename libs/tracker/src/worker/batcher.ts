import {
  createByteReader,
  createMessageWriter,
  frameAt,
  messages,
  MESSAGE_HEAD_BYTES,
} from '@guest/recording-codec';
import { DEFAULT_BEACON_BYTES, MAX_BATCH_BYTES } from './limits';

const VERSION = 1;
const TIMESTAMP = messages.Timestamp[0];
const LOCATION = messages.SetPageLocation[0];
const VISIBILITY = messages.SetPageVisibility[0];

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

/**
 * Cuts messages into batches. Each begins with its metadata, a `Timestamp` and `TabData`. The server numbers the
 * messages from the first index on; the two after the metadata count as well.
 */
export class Batcher {
  beaconBytes = DEFAULT_BEACON_BYTES;
  private url: string;
  private timestamp: number;
  private nextIndex = 0;
  private parts: Uint8Array[] = [];
  private bytes = 0;
  /** Whether the batch holds more than times. */
  private hasContent = false;
  private readonly headWriter = createMessageWriter();

  constructor(private readonly options: BatcherOptions) {
    ({ url: this.url, timestamp: this.timestamp } = options);
  }

  /** The bytes of the batch at hand. */
  get length(): number {
    return this.bytes;
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const { id, start, end } = frameAt(bytes, at);
      this.note(bytes, id, start);
      this.add(bytes.subarray(start, end), id);
      at = end;
    }
  }

  /** Finishes the batch at hand. `aliveAt` (ms since the epoch): also one that says only that the page is there. */
  flush(aliveAt?: number): void {
    if (!this.hasContent && aliveAt !== undefined) {
      this.timestamp = Math.max(this.timestamp, aliveAt);
      if (this.parts.length === 0) this.open();
      this.hasContent = true;
    }
    if (this.parts.length > 0) this.close();
  }

  private open(): void {
    const { pageNo, tabId } = this.options;
    const { headWriter, timestamp } = this;
    headWriter.write(messages.BatchMetadata, VERSION, pageNo, this.nextIndex, timestamp, this.url);
    headWriter.write(messages.Timestamp, timestamp);
    headWriter.write(messages.TabData, tabId);
    this.nextIndex += 2;
    const head = headWriter.take();
    this.parts = [head];
    this.bytes = head.length;
    this.hasContent = false;
  }

  private close(): void {
    if (this.hasContent) {
      const batch = new Uint8Array(this.bytes);
      let at = 0;
      for (const part of this.parts) {
        batch.set(part, at);
        at += part.length;
      }
      this.options.onBatch(batch);
    }
    this.parts = [];
    this.bytes = 0;
    this.hasContent = false;
  }

  private add(message: Uint8Array, id: number): void {
    if (this.parts.length === 0) this.open();
    if (this.bytes + message.length > MAX_BATCH_BYTES && this.hasContent) {
      this.close();
      this.open();
    }
    const limit = Math.max(MAX_BATCH_BYTES, this.beaconBytes);
    if (this.bytes + message.length > limit) return this.options.onDropped(message.length);
    this.parts.push(message);
    this.bytes += message.length;
    this.nextIndex += 1;
    if (id !== TIMESTAMP) this.hasContent = true;
    // A message that is larger than a batch travels alone.
    if (this.bytes > MAX_BATCH_BYTES) this.close();
  }

  /** Follows what later batches and the worker need to know. */
  private note(bytes: Uint8Array, id: number, start: number): void {
    const reader = createByteReader(bytes, start + MESSAGE_HEAD_BYTES);
    if (id === TIMESTAMP) this.timestamp = reader.uint();
    else if (id === LOCATION) this.url = reader.string();
    else if (id === VISIBILITY) this.options.onVisibility(reader.boolean());
  }
}
