import type { TaskSignal, TestSignal } from '@guest/api-contract';
import { IngestError, type UxtIngest } from './ingest';

/** Signals that were not answered yet; answers may name a person, so they are kept for this tab's visit alone. */
const KEY = 'or_uxt_queue';
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** The same bytes would be refused again. */
const REFUSED = new Set([400, 404, 413, 422]);

type Waiting = { path: 'signals/test'; body: TestSignal } | { path: 'signals/task'; body: TaskSignal };

interface SignalOptions {
  send: UxtIngest['send'];
  /** The session's token; undefined while there is none. */
  token: () => string | undefined;
  onProblem: (reason: string) => void;
  /** Whether signals wait because the server did not take one. */
  onWaiting: (isWaiting: boolean) => void;
}

/** Sends what the participant did, in order. A signal that failed is kept and sent again; the server keeps it once. */
export interface Signals {
  add: (signal: Waiting) => void;
  /** Resolves when everything is sent. */
  settled: () => Promise<void>;
  stop: () => void;
}

function kept(): Waiting[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Waiting[]) : [];
  } catch {
    return [];
  }
}
function keep(waiting: readonly Waiting[]): void {
  try {
    if (waiting.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(waiting));
  } catch {
    // They live in memory then.
  }
}

export function createSignals({ send, token, onProblem, onWaiting }: SignalOptions): Signals {
  const waiting = kept();
  const onSettled = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isSending = false;
  let isStopped = false;

  const again = () => {
    onWaiting(true);
    timer = setTimeout(() => void sendNext(), waitMs);
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
  };
  const remove = () => {
    waiting.shift();
    keep(waiting);
  };

  async function sendNext(): Promise<void> {
    const [next] = waiting;
    if (isSending || isStopped) return;
    if (!next) {
      onWaiting(false);
      for (const settle of onSettled) settle();
      return onSettled.clear();
    }
    clearTimeout(timer);
    const bearer = token();
    if (bearer === undefined) return again();
    isSending = true;
    try {
      await send(next.path, next.body, bearer);
      remove();
      waitMs = FIRST_WAIT_MS;
    } catch (cause) {
      const status = cause instanceof IngestError ? cause.status : 0;
      onProblem(`A signal of the test failed: ${status}`);
      if (REFUSED.has(status)) remove();
      else return again();
    } finally {
      isSending = false;
    }
    return sendNext();
  }
  const handleOnline = () => void sendNext();
  addEventListener('online', handleOnline);
  if (waiting.length > 0) void sendNext();

  return {
    add(signal) {
      waiting.push(signal);
      keep(waiting);
      void sendNext();
    },
    settled: () =>
      waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => onSettled.add(resolve)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', handleOnline);
    },
  };
}
