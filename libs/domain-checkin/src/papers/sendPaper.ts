import type { Attempt } from '@guest/api-client';
import { isPreparable, preparePicture } from '@guest/design-system';
import type { Registry } from '@guest/state';
import { useSentStore } from '@guest/submission';
import { loadCalls, type ApiSource } from '@guest/visit';
import type { Paper } from '../model/values';
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

type Result =
  | { documentId: string; documentKey: string | undefined; problem?: undefined }
  | { documentId?: undefined; documentKey?: undefined; problem: PaperProblem };

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
    const { _id, key } = await calls.postPrivateDocument(client, upload, paper.attempt, {
      signal,
      onProgress,
    });
    return { documentId: _id, documentKey: key };
  } catch (cause) {
    return { problem: problemOf(cause) };
  }
}

/**
 * Takes sent papers back from the hotel. Where that fails, or the hotel gave no key, it deletes what no check-in names
 * by itself.
 */
export async function takeBack(api: ApiSource, registry: Registry, papers: readonly Paper[]): Promise<void> {
  const keyed = papers.flatMap(({ id, status, key }) => (status === 'sent' && key ? [{ id, key }] : []));
  if (keyed.length === 0) return;
  for (const { id } of keyed) useSentStore.in(registry).getState().remove(id);
  const { client, calls } = await loadCalls(api, () => import('./calls'));
  await Promise.allSettled(keyed.map(({ id, key }) => calls.removePrivateDocument(client, id, key)));
}
