import { defineStore } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import { mayArriveYet, type Outcome, type PaperProblem } from './paper';
import { sendPaper, type PaperToSend } from './sendPaper';

/** On a slow line two files at once arrive sooner than ten, and the server limits the uploads of one address. */
const MAX_AT_ONCE = 2;
/** The pause before an automatic retry doubles from the first to the last: eight minutes in all. */
const FIRST_PAUSE_MS = 3_000;
const LAST_PAUSE_MS = 60_000;
const MAX_TRIES = 12;

/** One upload, by the id that the page gave it. */
export interface Upload extends Outcome {
  /** 0 to 1. */
  progress: number;
  problem?: PaperProblem;
}

export interface UploadTarget {
  hosterId: string;
  maxBytes: number;
  /** Called at every change of status, whichever screen the guest is on. */
  onOutcome: (id: string, outcome: Outcome) => void;
}

export interface PapersState {
  uploads: Readonly<Record<string, Upload>>;
  /** Prepares a file and sends it; returns the upload's id. */
  start: (api: ApiSource, file: File, target: UploadTarget) => string;
  /** Sends an upload that has not arrived again, at once, under the same key. */
  retry: (id: string) => void;
  cancel: (id: string) => void;
  cancelAll: () => void;
}

interface Task extends PaperToSend, Pick<UploadTarget, 'onOutcome'> {
  running?: AbortController;
  /** Since the guest or the network last asked to try again. */
  failures: number;
  /** The next automatic try. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Runs the work of each id in turn, at most `MAX_AT_ONCE` at a time. */
function createLine(work: (id: string) => Promise<void> | undefined) {
  let waiting: string[] = [];
  let running = 0;

  function runNext(): void {
    const id = running < MAX_AT_ONCE ? waiting.shift() : undefined;
    if (id === undefined) return;
    const working = work(id);
    if (working) {
      running += 1;
      void working.finally(() => {
        running -= 1;
        runNext();
      });
    }
    runNext();
  }

  return {
    add(id: string) {
      waiting.push(id);
      runNext();
    },
    clear() {
      waiting = [];
    },
  };
}

function stop(tasks: Map<string, Task>, id: string): void {
  clearTimeout(tasks.get(id)?.timer);
  tasks.get(id)?.running?.abort();
  tasks.delete(id);
}

/** Papers being uploaded. Files and keys live in this page alone; a sent paper is known by the hotel's id. */
export const usePapersStore = defineStore<PapersState>('papers', (set, get) => {
  const tasks = new Map<string, Task>();
  const line = createLine((id) => {
    const task = tasks.get(id);
    return task && run(id, task);
  });
  let count = 0;

  function change(id: string, parts: Partial<Upload>): void {
    const upload = get().uploads[id];
    if (!upload) return;
    const changed = { ...upload, ...parts };
    set({ uploads: { ...get().uploads, [id]: changed } });
    if (parts.status) tasks.get(id)?.onOutcome(id, changed);
  }

  async function run(id: string, task: Task): Promise<void> {
    const { signal } = (task.running = new AbortController());
    const report = (parts: Partial<Upload>) => !signal.aborted && change(id, parts);
    const onSize = (size: number) => report({ size });
    const onProgress = (progress: number) => report({ progress });
    const { documentId, documentKey, problem } = await sendPaper(task, { signal, onSize, onProgress });
    if (signal.aborted) return;
    task.failures += 1;
    if (!problem) {
      change(id, { status: 'sent', progress: 1, documentId, documentKey });
      tasks.delete(id);
    } else if (!mayArriveYet(problem)) change(id, { status: 'failed', problem });
    else if (task.failures >= MAX_TRIES) change(id, { status: 'failed', problem: 'givenUp' });
    else {
      change(id, { status: 'waiting', problem });
      const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (task.failures - 1));
      task.timer = setTimeout(() => queue(id), pause);
    }
  }

  function queue(id: string): void {
    clearTimeout(tasks.get(id)?.timer);
    change(id, { status: 'sending', progress: 0, problem: undefined });
    line.add(id);
  }

  function retry(id: string): void {
    const task = tasks.get(id);
    const { status } = get().uploads[id] ?? {};
    if (!task || (status !== 'failed' && status !== 'waiting')) return;
    task.failures = 0;
    queue(id);
  }

  function retryAll(): void {
    for (const [id, { problem }] of Object.entries(get().uploads))
      if (problem && mayArriveYet(problem)) retry(id);
  }

  return {
    uploads: {},
    start: (api, file, { onOutcome, ...target }) => {
      if (count === 0) addEventListener('online', retryAll);
      count += 1;
      // Unique after a reload, too: an id that the form has kept must not name another upload.
      const id = `file-${Date.now().toString(36)}-${count}`;
      tasks.set(id, { api, file, ...target, onOutcome, failures: 0 });
      set({ uploads: { ...get().uploads, [id]: { status: 'sending', progress: 0, size: file.size } } });
      queue(id);
      return id;
    },
    retry,
    cancel: (id) => {
      stop(tasks, id);
      const { [id]: _cancelled, ...uploads } = get().uploads;
      set({ uploads });
    },
    cancelAll: () => {
      line.clear();
      for (const id of [...tasks.keys()]) stop(tasks, id);
      set({ uploads: {} });
    },
  };
});
