import { messages } from '@guest/recording-codec';
import type { StartAnswer } from '@guest/api-contract';
import type { PageRecording } from '../page/recordPage';
import type { Ingest } from '../session/ingest';
import type { SessionStorage } from '../session/storage';

interface ExtrasOptions {
  answer: StartAnswer;
  ingest: Ingest;
  ingestPoint: string;
  storage: SessionStorage;
  recording: PageRecording;
  /** Ms since the epoch on the server's clock. */
  now: () => number;
  /** An upload was refused because the token is no longer valid. */
  onUnauthorized: () => void;
  onProblem: (reason: string) => void;
}

/** Looks for tags and takes pictures of canvases, where the project wants them; returns what ends that. */
export function startExtras(options: ExtrasOptions): () => void {
  const { answer, ingest, ingestPoint, storage, recording, now, onUnauthorized, onProblem } = options;
  const { canvasEnabled = false, canvasQuality = 'low', canvasFPS = 1 } = answer;
  const undo: (() => void)[] = [];
  let isOver = false;

  const loadTags = async () => {
    const found = await ingest.get('tags');
    // Few projects have some.
    if (!(found as { tags?: unknown[] } | undefined)?.tags?.length) return;
    const { tagsOf, watchTags } = await import('../observers/tags');
    if (isOver) return;
    const tags = tagsOf(found);
    storage.setTags(tags);
    undo.push(watchTags(tags, (id) => recording.write(messages.TagTrigger, id)));
  };
  const followCanvases = async () => {
    // Few projects want them.
    const { recordCanvases } = await import('../observers/canvas');
    if (isOver) return;
    undo.push(
      recordCanvases({
        quality: canvasQuality,
        fps: canvasFPS,
        write: recording.write,
        now,
        idOf: recording.plainIdOf,
        ingestPoint,
        token: answer.token,
        onUnauthorized,
      }),
    );
  };
  const tell = (cause: unknown) => onProblem(String(cause));
  loadTags().catch(tell);
  if (canvasEnabled) followCanvases().catch(tell);
  return () => {
    isOver = true;
    for (const end of undo) end();
  };
}
