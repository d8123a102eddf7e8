import { proxy, transfer, wrap } from 'comlink';
import type { StartAnswer } from '@guest/api-contract';
import { StartError } from '../base/startError';
import type { PageStartRequest } from '../worker/browserFacts';
import { onLeaving } from './visible';
import type { RecordingWorker, WorkerNews, WorkerStart } from '../worker/recordingWorker';

/** The page's side of the worker. Bytes are handed over, not copied. */
export interface WorkerLink {
  /**
   * Asks the ingest for a session. Rejects where it gives none, where the page's policy allows no worker, and when the
   * link is stopped meanwhile.
   */
  start: (
    page: WorkerStart,
    request: PageStartRequest,
    onNews: (news: WorkerNews) => void,
  ) => Promise<StartAnswer>;
  /** Asks the ingest for something about the project, once there is a session. Undefined where the link is stopped. */
  ask: (path: string, body?: unknown) => Promise<unknown>;
  push: (bytes: Uint8Array<ArrayBuffer>) => void;
  flush: (isLast?: boolean) => void;
  /**
   * Sends the rest, and passes on no news. The worker is gone once the server has answered, at once where there is no
   * session.
   */
  stop: () => void;
}

const NO_WORKER = 'No worker found: perhaps the CSP is not set for it (worker-src).';
/** The worker may send for this long after a stop. */
const STOP_LIMIT_MS = 30_000;

const createOrThrow = (createWorker: () => Worker): Worker => {
  try {
    return createWorker();
  } catch {
    throw new StartError(NO_WORKER);
  }
};

/** Creates the worker. Throws `StartError` where there is none. */
export function linkWorker(createWorker: () => Worker): WorkerLink {
  const worker = createOrThrow(createWorker);
  const remote = wrap<RecordingWorker>(worker);
  const ignore = () => undefined;
  let end: () => void = ignore;
  const ended = new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  const refused = ended.then(() => {
    throw new StartError(NO_WORKER);
  });
  refused.catch(ignore);
  let hasSession = false;
  let isStopped = false;
  // Each access makes a proxy.
  const { push } = remote;
  return {
    async start(page, request, onNews) {
      hasSession = false;
      worker.addEventListener('error', end);
      // News may be under way when the link is stopped.
      const follow = proxy((news: WorkerNews) => isStopped || onNews(news));
      try {
        const answer = await Promise.race([remote.start(page, request, follow), refused]);
        hasSession = true;
        return answer;
      } finally {
        worker.removeEventListener('error', end);
      }
    },
    ask: (path, body) => Promise.race([remote.ask(path, body), ended]),
    push: (bytes) => void push(transfer(bytes, [bytes.buffer])).catch(ignore),
    flush: (isLast) => void remote.flush(isLast).catch(ignore),
    stop() {
      isStopped = true;
      end();
      // Without a session there is nothing to send. A start that is under way ends here.
      if (!hasSession) return worker.terminate();
      // The page may end before all is sent.
      const unlisten = onLeaving(() => void remote.flush(true).catch(ignore));
      const leave = () => {
        clearTimeout(limit);
        unlisten();
        worker.terminate();
      };
      const limit = setTimeout(leave, STOP_LIMIT_MS);
      void remote.stop().then(leave, leave);
    },
  };
}
