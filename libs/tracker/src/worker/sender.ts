import {
  COMPRESSION_THRESHOLD_BYTES,
  KEEPALIVE_BYTES,
  MAX_ATTEMPTS,
  MAX_QUEUE_BYTES,
  RETRY_MS,
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

/**
 * Sends batches in their order, one at a time. They wait until the token is known. A failed batch is sent again with
 * growing pauses; after `maxAttempts` the recording ends. Above `MAX_QUEUE_BYTES` the oldest batches are dropped.
 */
export class Sender {
  private queue: Bytes[] = [];
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
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SenderOptions) {}

  push = (bytes: Bytes): void => {
    if (this.isStopped) return;
    this.queue.push(bytes);
    this.queuedBytes += bytes.length;
    while (this.queuedBytes > MAX_QUEUE_BYTES && this.queue.length > 1) {
      this.queuedBytes -= this.queue.shift()?.length ?? 0;
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
    if (this.token === undefined || this.isStopped) return;
    const batches = this.queue;
    this.queue = [];
    this.queuedBytes = 0;
    void Promise.all(batches.map(this.hurry)).then((troubles) => {
      if (this.isStopped) return;
      if (troubles.includes('unauthorized')) return this.refuse();
      const failed = batches.filter((_, index) => troubles[index] !== undefined);
      this.queue.unshift(...failed);
      for (const { length } of failed) this.queuedBytes += length;
      this.sendNext();
    });
  }

  stop(): void {
    this.isStopped = true;
    this.queue = [];
    this.queuedBytes = 0;
    clearTimeout(this.timer);
  }

  private readonly hurry = (bytes: Bytes) => this.post(bytes, this.nextLabel(), false);

  private nextLabel(): string {
    this.count += 1;
    return `${this.options.pageNo}_${this.count}`;
  }

  private sendNext(): void {
    const bytes = this.queue[0];
    if (this.isSending || this.isHurrying || this.isStopped || this.token === undefined || !bytes) return;
    this.queue.shift();
    this.queuedBytes -= bytes.length;
    this.isSending = true;
    void this.sendOne(bytes, this.nextLabel());
  }

  private async sendOne(bytes: Bytes, label: string): Promise<void> {
    const { body, isGzip } = await this.packed(bytes);
    const attempt = async (): Promise<void> => this.follow(await this.post(body, label, isGzip), attempt);
    await attempt();
  }

  /** The bytes as they travel. A failed compression costs bytes, no data. */
  private async packed(bytes: Bytes): Promise<{ body: Bytes; isGzip: boolean }> {
    if (bytes.length <= this.threshold) return { body: bytes, isGzip: false };
    try {
      return { body: await this.options.compress(bytes), isGzip: true };
    } catch {
      return { body: bytes, isGzip: false };
    }
  }

  private async post(body: Bytes, label: string, isGzip: boolean): Promise<Trouble> {
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

  private refuse(): void {
    this.stop();
    this.options.onUnauthorized();
  }

  private follow(trouble: Trouble, again: () => Promise<void>): void {
    if (this.isStopped) return;
    const { maxAttempts = MAX_ATTEMPTS, retryMs = RETRY_MS } = this.options;
    if (trouble === 'unauthorized') return this.refuse();
    if (trouble === undefined) {
      this.failures = 0;
      this.isSending = false;
      return this.sendNext();
    }
    this.failures += 1;
    if (this.failures > maxAttempts) {
      this.stop();
      return this.options.onFailure(`Failed to send a batch after ${maxAttempts} attempts.`);
    }
    this.timer = setTimeout(() => void again(), retryMs * this.failures);
  }
}
