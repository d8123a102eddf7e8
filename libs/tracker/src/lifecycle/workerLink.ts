import { proxy, releaseProxy, transfer, wrap, type Remote } from 'comlink';
import { StartError } from '../session/startSession';
import type { Authorization, RecordingWorker, WorkerNews, WorkerStart } from '../worker/recordingWorker';

/** The page's side of the worker. Bytes are handed over, not copied. */
export interface WorkerLink {
  start: (page: WorkerStart, onNews: (news: WorkerNews) => void) => Promise<void>;
  authorize: (authorization: Authorization) => void;
  push: (bytes: Uint8Array<ArrayBuffer>) => void;
  flush: (isLast?: boolean) => void;
  /** Sends the rest; the worker is gone a little later. */
  stop: () => void;
}

const NO_WORKER = 'No worker found: perhaps the Content Security Policy is not set for it (worker-src).';
const STOP_WAIT_MS = 1_000;

/** Rejects when a worker is refused; an error of a later time is no refusal. */
const refusal = (worker: Worker) =>
  new Promise<never>((_resolve, reject) => worker.addEventListener('error', reject, { once: true }));

/** Starts the worker. Rejects with `StartError` where the page's policy allows none, and when the start is canceled. */
export async function linkWorker(createWorker: () => Worker, signal: AbortSignal): Promise<WorkerLink> {
  let worker: Worker | undefined;
  try {
    worker = createWorker();
    const remote = wrap<RecordingWorker>(worker);
    await Promise.race([remote.activity(), refusal(worker)]);
    signal.throwIfAborted();
    return linkOf(worker, remote);
  } catch {
    worker?.terminate();
    signal.throwIfAborted();
    throw new StartError(NO_WORKER);
  }
}

function linkOf(worker: Worker, remote: Remote<RecordingWorker>): WorkerLink {
  const ignore = () => undefined;
  // Each access makes a proxy.
  const { push } = remote;
  return {
    start: (page, onNews) => remote.start(page, proxy(onNews)),
    authorize: (authorization) => void remote.authorize(authorization).catch(ignore),
    push: (bytes) => void push(transfer(bytes, [bytes.buffer])).catch(ignore),
    flush: (isLast) => void remote.flush(isLast).catch(ignore),
    stop() {
      void remote.stop().catch(ignore);
      // Its last requests are under way by then.
      setTimeout(() => {
        remote[releaseProxy]();
        worker.terminate();
      }, STOP_WAIT_MS);
    },
  };
}
