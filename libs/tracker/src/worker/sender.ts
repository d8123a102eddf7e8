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

/** Sends batches in their order, one at a time. */
export interface Sender {
  push: (bytes: Uint8Array<ArrayBuffer>) => void;
  authorize: (token: string, compressionThreshold?: number) => void;
  /**
   * Sends all that waits, and what `finish` pushes, at once and uncompressed: the page may end, and compressing takes
   * turns of the event loop that the worker may not get.
   */
  sendAll: (finish: () => void) => void;
  stop: () => void;
}

/** What came of one request; `undefined` for a success. */
type Trouble = 'unauthorized' | 'failure' | undefined;

/**
 * Batches wait until the token is known. A failed batch is sent again with growing pauses; after `maxAttempts` the
 * recording ends. Above `MAX_QUEUE_BYTES` the oldest batches are dropped.
 */
export function createSender(options: SenderOptions): Sender {
  const { ingestPoint, pageNo, maxAttempts = MAX_ATTEMPTS, retryMs = RETRY_MS, compress } = options;
  let queue: Uint8Array<ArrayBuffer>[] = [];
  let queuedBytes = 0;
  let token: string | undefined;
  let threshold = COMPRESSION_THRESHOLD_BYTES;
  let count = 0;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let hasOverflowed = false;
  let isHurrying = false;
  let keepaliveBytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = async (body: Uint8Array<ArrayBuffer>, label: string, isGzip: boolean): Promise<Trouble> => {
    const isKept = keepaliveBytes + body.length < KEEPALIVE_BYTES;
    if (isKept) keepaliveBytes += body.length;
    try {
      const answer = await fetch(`${ingestPoint}/v1/web/i?batch=${label}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, ...(isGzip && { 'Content-Encoding': 'gzip' }) },
        body,
        keepalive: isKept,
      });
      void answer.body?.cancel().catch(() => undefined);
      if (answer.status === 401) return 'unauthorized';
      return answer.status >= 400 ? 'failure' : undefined;
    } catch {
      return 'failure';
    } finally {
      if (isKept) keepaliveBytes -= body.length;
    }
  };

  /** The bytes as they travel. A failed compression costs bytes, no data. */
  const packed = async (bytes: Uint8Array<ArrayBuffer>) => {
    if (bytes.length <= threshold) return { body: bytes, isGzip: false };
    try {
      return { body: await compress(bytes), isGzip: true };
    } catch {
      return { body: bytes, isGzip: false };
    }
  };

  const stop = () => {
    isStopped = true;
    queue = [];
    queuedBytes = 0;
    clearTimeout(timer);
  };

  const follow = (trouble: Trouble, again: () => void) => {
    if (isStopped) return;
    if (trouble === 'unauthorized') {
      stop();
      return options.onUnauthorized();
    }
    if (trouble === undefined) {
      failures = 0;
      isSending = false;
      return sendNext();
    }
    failures += 1;
    if (failures > maxAttempts) {
      stop();
      return options.onFailure(`Failed to send a batch after ${maxAttempts} attempts.`);
    }
    timer = setTimeout(again, retryMs * failures);
  };

  const sendNext = () => {
    const bytes = queue[0];
    if (isSending || isHurrying || isStopped || token === undefined || !bytes) return;
    queue.shift();
    queuedBytes -= bytes.length;
    isSending = true;
    const label = `${pageNo}_${(count += 1)}`;
    void packed(bytes).then(({ body, isGzip }) => {
      const attempt = () => {
        void post(body, label, isGzip).then((trouble) => follow(trouble, attempt));
      };
      attempt();
    });
  };

  return {
    push(bytes) {
      if (isStopped) return;
      queue.push(bytes);
      queuedBytes += bytes.length;
      while (queuedBytes > MAX_QUEUE_BYTES && queue.length > 1) {
        queuedBytes -= queue.shift()?.length ?? 0;
        if (!hasOverflowed) options.onOverflow();
        hasOverflowed = true;
      }
      sendNext();
    },
    authorize(given, compressionThreshold) {
      token = given;
      threshold = compressionThreshold ?? COMPRESSION_THRESHOLD_BYTES;
      sendNext();
    },
    sendAll(finish) {
      isHurrying = true;
      finish();
      isHurrying = false;
      if (token === undefined || isStopped) return;
      for (const bytes of queue) void post(bytes, `${pageNo}_${(count += 1)}`, false);
      queue = [];
      queuedBytes = 0;
    },
    stop,
  };
}
