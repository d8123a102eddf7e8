import type { Attempt } from '@guest/api-client';
import { isPreparable, preparePicture } from '@guest/design-system';
import { defineStore } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { problemOf, type Outcome, type PaperProblem } from './paper';

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
  /** Sends again what did not arrive, by the same key. */
  retry: (api: ApiSource, id: string) => Promise<void>;
  /** Ends an upload, and forgets the file. */
  drop: (id: string) => void;
  /** Ends all of them: their form is given up. */
  dropAll: () => void;
}

interface Task {
  file: File;
  target: UploadTarget;
  /** What is sent: the picture drawn anew, or the file as it is. */
  body?: Blob;
  attempt?: Attempt;
  ending?: AbortController;
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
  let count = 0;

  function change(id: string, parts: Partial<Upload>): void {
    const { uploads } = get();
    const upload = uploads[id];
    if (!upload) return;
    const next = { ...upload, ...parts };
    set({ uploads: { ...uploads, [id]: next } });
    if (parts.status) tasks.get(id)?.target.onOutcome(id, next);
  }

  async function send(api: ApiSource, id: string, task: Task): Promise<void> {
    const ending = new AbortController();
    task.ending = ending;
    const isOver = () => ending.signal.aborted;
    change(id, { status: 'sending', progress: 0, problem: undefined });
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
      const { client, calls } = await loadCalls(api, () => import('./calls'));
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
      if (!isOver()) change(id, { status: 'failed', problem: problemOf(cause) });
    }
  }

  return {
    uploads: {},
    start: (api, file, target) => {
      count += 1;
      // Another name after each reload: a list that the form kept must not take up what is not its own.
      const id = `file-${Date.now().toString(36)}-${count}`;
      const task: Task = { file, target };
      tasks.set(id, task);
      set({ uploads: { ...get().uploads, [id]: { status: 'sending', progress: 0, size: file.size } } });
      void send(api, id, task);
      return id;
    },
    retry: async (api, id) => {
      const task = tasks.get(id);
      if (task && get().uploads[id]?.status === 'failed') await send(api, id, task);
    },
    drop: (id) => {
      tasks.get(id)?.ending?.abort();
      tasks.delete(id);
      const { [id]: _dropped, ...uploads } = get().uploads;
      set({ uploads });
    },
    dropAll: () => {
      for (const { ending } of tasks.values()) ending?.abort();
      tasks.clear();
      set({ uploads: {} });
    },
  };
});
