import { createMessageWriter, type MessageWriter, type Layout, messages } from '@guest/recording-codec';
import {
  COMMIT_MS,
  DELIVERY_BYTES,
  DELIVERY_BYTES_AMID_WORK,
  DELIVERY_MS,
  PAUSE_MS,
  SLICE_MS,
} from '../base/limits';

export interface OutboxOptions {
  /** Ms since the epoch, on the server's clock. */
  now: () => number;
  tabId: string;
  /** Takes the bytes of one or several commits. */
  deliver: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** Sees each message. */
  onMessage?: ((message: Layout, values: readonly unknown[]) => void) | undefined;
}

/** What happened on the page, until it is committed. */
export interface Outbox {
  write: MessageWriter['write'];
  /** Asks for a commit soon. */
  request: () => void;
  /** Works for one slice, and closes the commit. */
  commit: () => void;
  /** Commits, and delivers at once what was written. */
  flush: () => void;
  /** Runs before each commit: what changed without an event. */
  onCommit: (look: () => void) => void;
  /** Work that may take long. Called with `isOver` in each commit until it returns true. */
  setWork: (work: (isOver: () => boolean) => boolean) => void;
  /** Delivers what was written, without further work. */
  stop: () => void;
}

/** The clock is asked once in so many steps. */
const STEPS_PER_LOOK = 16;

/** Collects messages for a commit. A timer runs only while there is something to write. */
export function createOutbox({ now, tabId, deliver, onMessage }: OutboxOptions): Outbox {
  const writer = createMessageWriter(() => isCommitOpen || open());
  const looks: (() => void)[] = [];
  let work: (isOver: () => boolean) => boolean = () => true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deliveryTimer: ReturnType<typeof setTimeout> | undefined;
  let isCommitOpen = false;
  let isCommitting = false;
  let isStopped = false;

  const request = (waitMs = COMMIT_MS) => {
    if (!isCommitting && !isStopped) timer ??= setTimeout(commit, waitMs);
  };

  const open = () => {
    isCommitOpen = true;
    writer.write(messages.Timestamp, now());
    writer.write(messages.TabData, tabId);
    request();
  };

  const writeAndTell: MessageWriter['write'] = (message, ...values) => {
    onMessage?.(message, values);
    return writer.write(message, ...values);
  };

  const send = () => {
    clearTimeout(deliveryTimer);
    deliveryTimer = undefined;
    isCommitOpen = false;
    if (writer.length > 0) deliver(writer.take());
  };

  function commit() {
    clearTimeout(timer);
    timer = undefined;
    isCommitting = true;
    let steps = 0;
    let isDone: boolean;
    try {
      for (const look of looks) look();
      const end = performance.now() + SLICE_MS;
      isDone = work(() => (steps += 1) % STEPS_PER_LOOK === 0 && performance.now() > end);
    } finally {
      isCommitting = false;
      isCommitOpen = false;
    }
    if (writer.length > (isDone ? DELIVERY_BYTES : DELIVERY_BYTES_AMID_WORK)) send();
    else if (writer.length > 0) deliveryTimer ??= setTimeout(send, DELIVERY_MS);
    if (!isDone) request(PAUSE_MS);
  }

  return {
    write: onMessage ? writeAndTell : writer.write,
    request: () => request(),
    commit,
    flush() {
      commit();
      send();
    },
    onCommit: (look) => void looks.push(look),
    setWork: (next) => (work = next),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      send();
    },
  };
}
