import { messages } from '@guest/recording-codec';
import type { StartAnswer } from '@guest/api-contract';
import { together } from '../base/browser';
import { recordCanvases } from '../observers/canvas';
import { tagsOf, watchTags } from '../observers/tags';
import type { PageRecording } from '../page/recordPage';
import { keep } from '../session/storage';

const TAGS_KEY = '__or__watched_tags__';

interface ExtrasOptions {
  answer: StartAnswer;
  /** The project's tags, as the ingest answered. */
  tags: unknown;
  ingestPoint: string;
  recording: PageRecording;
  /** An upload was refused because the token is no longer valid. */
  onUnauthorized: () => void;
}

/** Looks for tags and takes pictures of canvases, where the project wants them; returns what ends that. */
export function startExtras({ answer, tags: found, ingestPoint, recording, onUnauthorized }: ExtrasOptions) {
  const { token, canvasEnabled = false, canvasQuality = 'low', canvasFPS = 1 } = answer;
  const tags = tagsOf(found);
  keep(TAGS_KEY, JSON.stringify(tags));
  const undo = [watchTags(tags, (id) => recording.write(messages.TagTrigger, id))];
  if (canvasEnabled)
    undo.push(
      recordCanvases({
        quality: canvasQuality,
        fps: canvasFPS,
        write: recording.write,
        now: recording.now,
        idOf: recording.plainIdOf,
        ingestPoint,
        token,
        onUnauthorized,
      }),
    );
  return together(undo);
}
