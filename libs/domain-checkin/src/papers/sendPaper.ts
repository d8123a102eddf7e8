import type { Attempt } from '@guest/api-client';
import { isPreparable, preparePicture } from '@guest/design-system';
import { loadCalls, type ApiSource } from '@guest/visit';
import { problemOf, type PaperProblem } from './paper';

/** One file and what is needed to send it; only this page has it. */
export interface PaperToSend {
  api: ApiSource;
  file: File;
  hosterId: string;
  maxBytes: number;
  /** Kept from the first try on: a retry sends the same bytes under the same key. */
  body?: Blob;
  attempt?: Attempt;
}

interface Watch {
  signal: AbortSignal;
  /** In bytes, as it is sent. */
  onSize: (size: number) => void;
  /** 0 to 1. */
  onProgress: (progress: number) => void;
}

type Result = { documentId: string; problem?: undefined } | { documentId?: undefined; problem: PaperProblem };

async function prepare(paper: PaperToSend): Promise<Blob> {
  // A picture that cannot be redrawn is refused: as it is, it would carry its location.
  paper.body ??= isPreparable(paper.file) ? await preparePicture(paper.file) : paper.file;
  return paper.body;
}

/** Tries once to send a paper. Never rejects; the result of a cancelled try means nothing. */
export async function sendPaper(paper: PaperToSend, { signal, onSize, onProgress }: Watch): Promise<Result> {
  const body = await prepare(paper).catch(() => undefined);
  if (!body || signal.aborted) return { problem: 'unreadable' };
  onSize(body.size);
  if (body.size > paper.maxBytes) return { problem: 'tooLarge' };
  try {
    const { client, calls } = await loadCalls(paper.api, () => import('./calls'));
    paper.attempt ??= calls.newAttempt();
    const upload = { hoster: paper.hosterId, file: body };
    const { _id } = await calls.postPrivateDocument(client, upload, paper.attempt, { signal, onProgress });
    return { documentId: _id };
  } catch (cause) {
    return { problem: problemOf(cause) };
  }
}
