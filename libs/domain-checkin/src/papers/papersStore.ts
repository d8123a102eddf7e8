import type { Attempt } from '@guest/api-client';
import { isPreparable, preparePicture } from '@guest/design-system';
import { defineStore } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { mayArriveYet, problemOf, type Outcome, type PaperProblem } from './paper';

/** A slow line carries two better than ten, and the hotel's door lets in so many of one address. */
const MAX_AT_ONCE = 2;
/** Before the next try by itself; twice as long after each, and no longer than the last: eight minutes in all. */
const FIRST_PAUSE_MS = 3_000;
const LAST_PAUSE_MS = 60_000;
const MAX_TRIES = 12;

/** One file on its way, by the name that the page gave it. */
export interface Upload extends Outcome {
  /** How much has gone up, 0 to 1. */
  progress: number;
  problem?: PaperProblem;
}

export interface UploadTarget {
  hosterId: string;
  maxBytes: number;
  /** Hears of each turn it takes, wherever the guest is by then. */
  onOutcome: (id: string, outcome: Outcome) => void;
}

export interface PapersState {
  uploads: Readonly<Record<string, Upload>>;
  /** Makes a file ready and sends it, also while the guest is on another screen; gives the name it goes by. */
  start: (api: ApiSource, file: File, target: UploadTarget) => string;
  /** Sends again, at once, what did not arrive, by the same key. */
  retry: (id: string) => void;
  /** Ends an upload, and forgets the file. */
  drop: (id: string) => void;
  /** Ends all of them: their form is given up. */
  dropAll: () => void;
}

interface Task {
  api: ApiSource;
  file: File;
  target: UploadTarget;
  /** What is sent: the picture drawn anew, or the file as it is. */
  body?: Blob;
  attempt?: Attempt;
  ending?: AbortController;
  /** How often it failed for want of a connection or of room. */
  failures: number;
  /** The next try by itself. */
  timer?: ReturnType<typeof setTimeout>;
}

/** A retry must not draw a large photograph once more, nor send anything but the same bytes by the same key. */
async function bodyOf(task: Task): Promise<Blob> {
  const hasBitmaps = typeof createImageBitmap === 'function';
  task.body ??= isPreparable(task.file) && hasBitmaps ? await preparePicture(task.file) : task.file;
  return task.body;
}

/**
 * Papers on their way. Files and keys live in this page alone: nothing of a paper is kept on the device, and what was sent is known by
 * its id.
 */
export const usePapersStore = defineStore<PapersState>('papers', (set, get) => {
  const tasks = new Map<string, Task>();
  let waiting: string[] = [];
  let running = 0;
  let count = 0;
  let isListening = false;

  /** Sends what waits, so many at once. */
  function goOn(): void {
    while (running < MAX_AT_ONCE) {
      const id = waiting.shift();
      const task = id === undefined ? undefined : tasks.get(id);
      if (id === undefined) return;
      if (!task) continue;
      running += 1;
      void send(id, task).finally(() => {
        running -= 1;
        goOn();
      });
    }
  }

  function queue(id: string): void {
    clearTimeout(tasks.get(id)?.timer);
    change(id, { status: 'sending', progress: 0, problem: undefined });
    waiting.push(id);
    goOn();
  }

  /** The line or the guest says that it may work by now: all tries are there again. */
  function anew(id: string): void {
    const task = tasks.get(id);
    if (!task) return;
    task.failures = 0;
    queue(id);
  }

  /** A phone that was in a lift goes on by itself, on whichever screen the guest is; not every line says that it is back. */
  function tryLater(id: string, task: Task, problem: PaperProblem): void {
    task.failures += 1;
    if (task.failures >= MAX_TRIES) {
      change(id, { status: 'failed', problem: 'givenUp' });
      return;
    }
    change(id, { status: 'waiting', problem });
    const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (task.failures - 1));
    task.timer = setTimeout(() => queue(id), pause);
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    addEventListener('online', () => {
      for (const [id, { problem }] of Object.entries(get().uploads)) {
        if (problem && mayArriveYet(problem)) anew(id);
      }
    });
  }

  function change(id: string, parts: Partial<Upload>): void {
    const { uploads } = get();
    const upload = uploads[id];
    if (!upload) return;
    const next = { ...upload, ...parts };
    set({ uploads: { ...uploads, [id]: next } });
    if (parts.status) tasks.get(id)?.target.onOutcome(id, next);
  }

  async function send(id: string, task: Task): Promise<void> {
    const ending = new AbortController();
    task.ending = ending;
    const isOver = () => ending.signal.aborted;
    let body: Blob;
    try {
      body = await bodyOf(task);
    } catch {
      if (!isOver()) change(id, { status: 'failed', problem: 'unreadable' });
      return;
    }
    if (isOver()) return;
    change(id, { size: body.size });
    if (body.size > task.target.maxBytes) {
      change(id, { status: 'failed', problem: 'tooLarge' });
      return;
    }
    try {
      const { client, calls } = await loadCalls(task.api, () => import('./calls'));
      task.attempt ??= calls.newAttempt();
      const upload = { hoster: task.target.hosterId, file: body };
      const { _id: documentId } = await calls.postPrivateDocument(client, upload, task.attempt, {
        signal: ending.signal,
        onProgress: (progress) => !isOver() && change(id, { progress }),
      });
      if (isOver()) return;
      change(id, { status: 'sent', progress: 1, documentId });
      // The file itself is kept no longer than it takes.
      tasks.delete(id);
    } catch (cause) {
      if (isOver()) return;
      const problem = problemOf(cause);
      if (mayArriveYet(problem)) tryLater(id, task, problem);
      else change(id, { status: 'failed', problem });
    }
  }

  return {
    uploads: {},
    start: (api, file, target) => {
      count += 1;
      // Another name after each reload: a list that the form kept must not take up what is not its own.
      const id = `file-${Date.now().toString(36)}-${count}`;
      const task: Task = { api, file, target, failures: 0 };
      tasks.set(id, task);
      set({ uploads: { ...get().uploads, [id]: { status: 'sending', progress: 0, size: file.size } } });
      listen();
      queue(id);
      return id;
    },
    retry: (id) => {
      const { status } = get().uploads[id] ?? {};
      if (status === 'failed' || status === 'waiting') anew(id);
    },
    drop: (id) => {
      clearTimeout(tasks.get(id)?.timer);
      tasks.get(id)?.ending?.abort();
      tasks.delete(id);
      const { [id]: _dropped, ...uploads } = get().uploads;
      set({ uploads });
    },
    dropAll: () => {
      for (const { ending, timer } of tasks.values()) {
        clearTimeout(timer);
        ending?.abort();
      }
      waiting = [];
      tasks.clear();
      set({ uploads: {} });
    },
  };
});
