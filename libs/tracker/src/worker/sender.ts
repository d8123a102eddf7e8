import {
  COMPRESSION_THRESHOLD_BYTES,
  KEEPALIVE_BYTES,
  MAX_ATTEMPTS,
  MAX_QUEUE_BYTES,
  RETRY_MS,
  STOP_ATTEMPTS,
} from './limits';

export interface SenderOptions {
  /** The base URL of the ingest. */
  ingestPoint: string;
  pageNo: number;
  maxAttempts?: number;
  retryMs?: number;
  /** The token is no longer valid: the session has to begin again. */
  onUnauthorized: () => void;
  /** The server did not take a batch in any attempt. */
  onFailure: (reason: string) => void;
  /** The queue was full; called once. */
  onOverflow: () => void;
  compress: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What came of one request; `undefined` for a success. */
type Trouble = 'unauthorized' | 'failure' | undefined;

type Bytes = Uint8Array<ArrayBuffer>;

interface Batch {
  bytes: Bytes;
  label: string;
  /** Its request is under way. */
  isUnderWay: boolean;
}

const isWaiting = ({ isUnderWay }: Batch) => !isUnderWay;

/**
 * Sends batches in their order, one at a time. They wait until the token is known. A batch stays in the queue until the
 * server has taken it. A failed batch is sent again with growing pauses; after `maxAttempts` the recording ends. Above
 * `MAX_QUEUE_BYTES` the oldest batches that wait are dropped.
 */
export class Sender {
  private queue: Batch[] = [];
  private queuedBytes = 0;
  private token: string | undefined;
  private threshold = COMPRESSION_THRESHOLD_BYTES;
  private count = 0;
  private failures = 0;
  private isSending = false;
  private isHurrying = false;
  private isStopped = false;
  private hasOverflowed = false;
  private keepaliveBytes = 0;
  /** Runs in the pause after a failure. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the rest is sent. */
  private onDone: (() => void) | undefined;

  constructor(private readonly options: SenderOptions) {}

  push = (bytes: Bytes): void => {
    if (this.isStopped) return;
    this.count += 1;
    const batch = { bytes, label: `${this.options.pageNo}_${this.count}`, isUnderWay: false };
    this.queue.push(batch);
    this.queuedBytes += bytes.length;
    while (this.queuedBytes > MAX_QUEUE_BYTES) {
      const oldest = this.queue.find(isWaiting);
      if (!oldest || oldest === batch) break;
      this.remove(oldest);
      if (!this.hasOverflowed) this.options.onOverflow();
      this.hasOverflowed = true;
    }
    this.sendNext();
  };

  authorize(token: string, compressionThreshold = COMPRESSION_THRESHOLD_BYTES): void {
    this.token = token;
    this.threshold = compressionThreshold;
    this.sendNext();
  }

  /**
   * Sends all that waits, and what `finish` pushes, at once and uncompressed: the page may end, and compressing takes
   * turns of the event loop that the worker may not get. What fails waits again, if the page is still there.
   */
  sendAll(finish: () => void): void {
    this.isHurrying = true;
    finish();
    this.isHurrying = false;
    if (this.token === undefined) return;
    this.endPause();
    // A failure in a hurry is no further attempt: the next one comes after the pause.
    const goOn = (hasFailed: boolean) => (hasFailed && !this.isSending ? this.wait() : this.sendNext());
    for (const batch of this.queue.filter(isWaiting)) void this.post(batch).then(goOn);
  }

  /** Sends what waits, and what `finish` pushes, in order. Calls back once all is answered, or the server fails. */
  sendRest(finish: () => void, onDone: () => void): void {
    this.onDone = onDone;
    this.failures = 0;
    this.endPause();
    finish();
    if (this.token === undefined) return this.stop();
    this.sendNext();
  }

  /** Drops what waits. */
  stop(): void {
    const { onDone } = this;
    this.isStopped = true;
    this.onDone = undefined;
    this.queue = [];
    this.queuedBytes = 0;
    this.endPause();
    onDone?.();
  }

  private remove(batch: Batch): void {
    this.queue = this.queue.filter((other) => other !== batch);
    this.queuedBytes -= batch.bytes.length;
  }

  private endPause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private sendNext(): void {
    if (this.onDone && this.queue.length === 0) return this.stop();
    const batch = this.queue.find(isWaiting);
    const isHeld = this.isSending || this.isHurrying || this.timer !== undefined || this.token === undefined;
    if (batch && !isHeld) void this.sendOne(batch);
  }

  private async sendOne(batch: Batch): Promise<void> {
    const { bytes } = batch;
    this.isSending = true;
    // The page may end right after a stop, so the last batch does not wait for its compression.
    const isPlain = bytes.length <= this.threshold || (this.onDone && this.queue.length === 1);
    // A failed compression costs bytes, no data.
    const body = isPlain ? bytes : await this.options.compress(bytes).catch(() => bytes);
    // Meanwhile it may have been sent in a hurry, or dropped.
    const hasFailed = isWaiting(batch) && this.queue.includes(batch) && (await this.post(batch, body));
    this.isSending = false;
    if (hasFailed) return this.pause();
    this.failures = 0;
    this.sendNext();
  }

  /** Resolves to whether the batch waits again. */
  private async post(batch: Batch, body = batch.bytes): Promise<boolean> {
    batch.isUnderWay = true;
    const trouble = await this.request(batch.label, body, body !== batch.bytes);
    batch.isUnderWay = false;
    if (this.isStopped) return false;
    if (trouble === undefined) this.remove(batch);
    if (trouble === 'unauthorized') this.giveUp(this.options.onUnauthorized);
    return trouble === 'failure';
  }

  private async request(label: string, body: Bytes, isGzip: boolean): Promise<Trouble> {
    const isKept = this.keepaliveBytes + body.length < KEEPALIVE_BYTES;
    if (isKept) this.keepaliveBytes += body.length;
    try {
      const answer = await fetch(`${this.options.ingestPoint}/v1/web/i?batch=${label}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${this.token}`, ...(isGzip && { 'Content-Encoding': 'gzip' }) },
        body,
        keepalive: isKept,
      });
      void answer.body?.cancel().catch(() => undefined);
      if (answer.status === 401) return 'unauthorized';
      return answer.status >= 400 ? 'failure' : undefined;
    } catch {
      return 'failure';
    } finally {
      if (isKept) this.keepaliveBytes -= body.length;
    }
  }

  /** Stops, and tells why unless only the rest was to be sent. */
  private giveUp(tell: () => void): void {
    const isTold = !this.onDone;
    this.stop();
    if (isTold) tell();
  }

  private pause(): void {
    const { maxAttempts = MAX_ATTEMPTS, onFailure } = this.options;
    this.failures += 1;
    if (this.failures > (this.onDone ? Math.min(maxAttempts, STOP_ATTEMPTS) : maxAttempts))
      return this.giveUp(() => onFailure(`Failed to send a batch after ${maxAttempts} attempts.`));
    this.wait();
  }

  private wait(): void {
    const { retryMs = RETRY_MS } = this.options;
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        this.sendNext();
      },
      retryMs * Math.max(1, this.failures),
    );
  }
}
