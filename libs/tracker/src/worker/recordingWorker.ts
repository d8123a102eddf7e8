import type { StartAnswer } from '@guest/api-contract';
import type { PageStartRequest } from './browserFacts';
import { Batcher } from './batcher';
import { askIngest, startSession } from './ingest';
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

/** What the page hears from the worker. */
export type WorkerNews =
  | { type: 'restart'; reason: 'unauthorized' | 'hidden' }
  | { type: 'failure'; reason: string }
  | { type: 'warning'; reason: string };

type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** What the worker does for one recording, from its start to its end. */
function createRecording(
  page: WorkerStart,
  compress: Compress,
  { onNews, onEnd }: { onNews: (news: WorkerNews) => void; onEnd: () => void },
) {
  let flushTimer: ReturnType<typeof setInterval> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  const finish = (news: WorkerNews) => {
    onEnd();
    onNews(news);
  };
  const warn = (reason: string) => onNews({ type: 'warning', reason });
  const sender = new Sender({
    ...page,
    compress,
    onUnauthorized: () => finish({ type: 'restart', reason: 'unauthorized' }),
    onFailure: (reason) => finish({ type: 'failure', reason }),
    onOverflow: () => warn('The queue is full: the oldest batches were dropped.'),
  });
  const batcher = new Batcher({
    ...page,
    onBatch: sender.push,
    onDropped: (bytes) => warn(`A message of ${bytes} bytes was dropped.`),
    onVisibility(isHidden) {
      clearTimeout(hiddenTimer);
      if (isHidden)
        hiddenTimer = setTimeout(() => finish({ type: 'restart', reason: 'hidden' }), HIDDEN_LIMIT_MS);
    },
  });
  const clearTimers = () => {
    clearInterval(flushTimer);
    clearTimeout(hiddenTimer);
  };
  let stopped: Promise<void> | undefined;
  const closeBatch = () => batcher.flush();
  const sendRest = (resolve: () => void) => {
    clearTimers();
    sender.sendRest(closeBatch, () => {
      onEnd();
      resolve();
    });
  };
  return {
    batcher,
    authorize({ token, delay, beaconSizeLimit, compressionThreshold }: StartAnswer) {
      if (beaconSizeLimit !== undefined) batcher.beaconBytes = beaconSizeLimit;
      sender.authorize(token, compressionThreshold);
      flushTimer = setInterval(() => batcher.flush(Date.now() + delay), FLUSH_INTERVAL_MS);
    },
    /** Sends all that waits at once. */
    sendAll: () => sender.sendAll(closeBatch),
    /** Sends the rest in order. Resolves once it has ended. */
    stop: () => (stopped ??= new Promise(sendRest)),
    end() {
      clearTimers();
      sender.stop();
    },
  };
}

/** Batches, compresses and sends what the page hands over. Runs in a worker, and knows nothing of it. */
export function createRecordingWorker(compress: Compress) {
  let activity: WorkerActivity = 'notActive';
  let recording: ReturnType<typeof createRecording> | undefined;
  let lastHideFlush = -Infinity;
  let ask: ((path: string, body?: unknown) => Promise<unknown>) | undefined;

  const end = () => {
    recording?.end();
    recording = undefined;
    activity = 'stopped';
  };

  return {
    activity: () => activity,
    /** Asks the ingest for a session; what is pushed belongs to it. A dry start sends nothing but that question. */
    async start(page: WorkerStart, request: PageStartRequest, onNews: (news: WorkerNews) => void) {
      end();
      activity = 'starting';
      if (!request.doNotRecord) recording = createRecording(page, compress, { onNews, onEnd: end });
      const ownRecording = recording;
      const { ingestPoint } = page;
      const answer = await startSession(ingestPoint, request);
      // A stop or another start may have come meanwhile.
      if (recording === ownRecording) {
        ask = (path, body) => askIngest(ingestPoint, answer.token, path, body);
        ownRecording?.authorize(answer);
        // After a dry start there is nothing to stop.
        activity = ownRecording ? 'active' : 'stopped';
      }
      return answer;
    },
    /** Asks the ingest for something about the project, by the session's token. */
    ask: (path: string, body?: unknown) => ask?.(path, body),
    push(bytes: Uint8Array) {
      if (activity === 'stopping') return;
      const batcher = recording?.batcher;
      batcher?.push(bytes);
      // What is left when the page ends must be small enough to outlive it.
      if (batcher && batcher.length > EARLY_FLUSH_BYTES) batcher.flush();
    },
    /** Finishes the batch at hand. `isLast`: the page may end, so all that waits is sent at once. */
    flush(isLast = false) {
      if (!isLast || performance.now() - lastHideFlush < HIDE_FLUSH_MS) return recording?.batcher.flush();
      lastHideFlush = performance.now();
      recording?.sendAll();
    },
    /** Sends the rest and ends. Resolves once all was answered, or the server takes none. */
    async stop() {
      if (activity === 'notActive' || activity === 'stopped') return;
      activity = 'stopping';
      if (recording) await recording.stop();
      else end();
    },
  };
}

export type RecordingWorker = ReturnType<typeof createRecordingWorker>;
