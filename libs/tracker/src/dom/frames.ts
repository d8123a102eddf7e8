import { together } from '../base/browser';
import type { View } from '../base/windows';

/** Frames inside frames, so that a page that shows itself ends. */
const MAX_FRAME_DEPTH = 5;
/** A frame gets this time to load its document. */
const FRAME_WAIT_MS = 250;

interface Options {
  isRecorded: (frame: HTMLIFrameElement) => boolean;
  onDocument: (frame: HTMLIFrameElement, content: Document, view: View) => void;
}

function depthOf(view: View): number {
  let depth = 0;
  for (let outer: Window | null = view; outer && outer !== window; outer = outer.parent) depth += 1;
  return depth;
}

/** The documents of frames of the same origin. Loaded with the first frame. */
export function createFrames({ isRecorded, onDocument }: Options) {
  const documents = new WeakMap<HTMLIFrameElement, Document>();
  const undo: (() => void)[] = [];

  const read = (frame: HTMLIFrameElement) => {
    let content: Document | null = null;
    try {
      content = frame.contentDocument;
    } catch {
      // The frame is of another origin.
    }
    const view = content?.defaultView;
    // The first document of a frame goes when its own one comes.
    if (!content?.documentElement || !view || documents.get(frame) === content) return;
    if (depthOf(view) > MAX_FRAME_DEPTH || !isRecorded(frame)) return;
    documents.set(frame, content);
    onDocument(frame, content, view);
  };

  return {
    follow(frame: HTMLIFrameElement) {
      documents.delete(frame);
      const load = () => read(frame);
      frame.addEventListener('load', load);
      const timer = setTimeout(load, FRAME_WAIT_MS);
      undo.push(() => {
        frame.removeEventListener('load', load);
        clearTimeout(timer);
      });
    },
    stop: together(undo),
  };
}
