import { Batcher } from './batcher';
import { FLUSH_INTERVAL_MS, EARLY_FLUSH_BYTES, HIDDEN_LIMIT_MS, HIDE_FLUSH_MS } from './limits';
import { Sender } from './sender';

type WorkerActivity = 'notActive' | 'starting' | 'stopping' | 'active' | 'stopped';

/** What the worker needs to know of the page. */
export interface WorkerStart {
  ingestPoint: string;
  pageNo: number;
  tabId: string;
  url: string;
  /** Ms since the epoch. */
  timestamp: number;
  maxAttempts?: number | undefined;
  retryMs?: number | undefined;
}

export interface Authorization {
  token: string;
  /** The server's clock minus this device's, in ms. */
  delay: number;
  beaconSizeLimit?: number | undefined;
  compressionThreshold?: number | undefined;
}

/** What the page hears from the worker. */
export type WorkerNews =
  | { type: 'restart'; reason: 'unauthorized' | 'hidden' }
  | { type: 'failure'; reason: string }
  | { type: 'warning'; reason: string };

type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Batches, compresses and sends what the page hands over. Runs in a worker, and knows nothing of it. */
export function createRecordingWorker(compress: Compress) {
  let activity: WorkerActivity = 'notActive';
  let batcher: Batcher | undefined;
  let sender: Sender | undefined;
  let flushTimer: ReturnType<typeof setInterval> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let lastHideFlush = -Infinity;

  const end = () => {
    clearInterval(flushTimer);
    clearTimeout(hiddenTimer);
    sender?.stop();
    batcher = undefined;
    sender = undefined;
    activity = 'stopped';
  };

  return {
    activity: () => activity,
    start(page: WorkerStart, onNews: (news: WorkerNews) => void) {
      end();
      activity = 'starting';
      const finish = (news: WorkerNews) => {
        end();
        onNews(news);
      };
      const ownSender = new Sender({
        ...page,
        compress,
        onUnauthorized: () => finish({ type: 'restart', reason: 'unauthorized' }),
        onFailure: (reason) => finish({ type: 'failure', reason }),
        onOverflow: () =>
          onNews({ type: 'warning', reason: 'The queue is full: the oldest batches were dropped.' }),
      });
      sender = ownSender;
      batcher = new Batcher({
        ...page,
        onBatch: ownSender.push,
        onDropped: (bytes) => onNews({ type: 'warning', reason: `A message of ${bytes} bytes was dropped.` }),
        onVisibility(isHidden) {
          clearTimeout(hiddenTimer);
          if (isHidden)
            hiddenTimer = setTimeout(() => finish({ type: 'restart', reason: 'hidden' }), HIDDEN_LIMIT_MS);
        },
      });
    },
    authorize({ token, delay, beaconSizeLimit, compressionThreshold }: Authorization) {
      if (activity !== 'starting') return;
      activity = 'active';
      if (beaconSizeLimit !== undefined && batcher) batcher.beaconBytes = beaconSizeLimit;
      sender?.authorize(token, compressionThreshold);
      flushTimer = setInterval(() => batcher?.flush(Date.now() + delay), FLUSH_INTERVAL_MS);
    },
    push(bytes: Uint8Array) {
      batcher?.push(bytes);
      // What is left when the page ends must be small enough to outlive it.
      if (batcher && batcher.length > EARLY_FLUSH_BYTES) batcher.flush();
    },
    /** Finishes the batch at hand. `isLast`: the page may end, so all that waits is sent at once. */
    flush(isLast = false) {
      const finish = () => batcher?.flush();
      if (!isLast || performance.now() - lastHideFlush < HIDE_FLUSH_MS) return finish();
      lastHideFlush = performance.now();
      sender?.sendAll(finish);
    },
    /** Sends the rest and ends. */
    stop() {
      if (activity === 'notActive' || activity === 'stopped') return;
      activity = 'stopping';
      sender?.sendAll(() => batcher?.flush());
      end();
    },
  };
}

export type RecordingWorker = ReturnType<typeof createRecordingWorker>;
