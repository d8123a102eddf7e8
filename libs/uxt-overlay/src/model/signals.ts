import type { TaskSignal, TestSignal } from '@guest/api-contract';
import { IngestError, type UxtIngest } from './ingest';

/** Signals that were not answered yet; answers may name a person, so they are kept for this tab's visit alone. */
const KEY = 'or_uxt_queue';
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** The same bytes would be refused again: a token does not come back once it has ended. */
const REFUSED = new Set([400, 401, 403, 404, 413, 422]);

type Signal = { path: 'signals/test'; body: TestSignal } | { path: 'signals/task'; body: TaskSignal };

/** A signal belongs to the session in which it happened. */
type Waiting = Signal & { token: string };

/** `waiting`: the server does not answer, so signals are kept and sent again. */
export type SignalState = 'empty' | 'sending' | 'waiting';

interface SignalOptions {
  send: UxtIngest['send'];
  onProblem: (reason: string) => void;
  onState: (state: SignalState) => void;
  /** Everything is sent. */
  onEmpty: () => void;
}

/** Sends what the participant did, in order. A signal that failed is kept and sent again; the server keeps it once. */
export interface Signals {
  add: (signal: Signal, token: string) => void;
  /** Resolves when everything is sent. */
  settled: () => Promise<void>;
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

/** The queue of this tab. It begins with what the page before could not send, and goes on when its overlay has gone. */
export function createSignals({ send, onProblem, onState, onEmpty }: SignalOptions): Signals {
  const waiting = kept();
  const onSettled = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isSending = false;

  const again = () => {
    onState('waiting');
    timer = setTimeout(() => void sendNext(), waitMs);
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
  };
  const settle = () => {
    removeEventListener('online', handleOnline);
    onState('empty');
    onEmpty();
    for (const resolve of onSettled) resolve();
    onSettled.clear();
  };

  async function sendNext(): Promise<void> {
    if (isSending) return;
    clearTimeout(timer);
    const [next] = waiting;
    if (!next) return settle();
    isSending = true;
    try {
      await send(next.path, next.body, next.token);
      waitMs = FIRST_WAIT_MS;
    } catch (cause) {
      const status = cause instanceof IngestError ? cause.status : 0;
      onProblem(`A signal of the test failed: ${status}`);
      if (!REFUSED.has(status)) return again();
    } finally {
      isSending = false;
    }
    waiting.shift();
    keep(waiting);
    return sendNext();
  }
  const handleOnline = () => void sendNext();
  const begin = () => {
    addEventListener('online', handleOnline);
    onState('sending');
    void sendNext();
  };
  if (waiting.length > 0) begin();

  return {
    add(signal, token) {
      waiting.push({ ...signal, token });
      keep(waiting);
      if (waiting.length === 1) begin();
    },
    settled: () =>
      waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => onSettled.add(resolve)),
  };
}
