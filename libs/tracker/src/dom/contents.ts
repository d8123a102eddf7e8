import { FRAME_WAIT_MS, MAX_FRAME_DEPTH } from '../base/limits';
import { follow } from '../base/browser';
import { Level } from '../privacy/levels';
import type { View, Watch } from '../observers/recording';
import type { Mirror } from './mirror';
import type { StyleSheetRecorder } from './styleSheets';
import type { TreeRecorder } from './treeRecorder';

interface Options {
  tree: () => TreeRecorder;
  sheets: StyleSheetRecorder;
  captureFrames: boolean;
  /** A tree begins that was there before. */
  onContent: () => void;
  /** A frame has loaded a document. */
  onWindow: (view: View) => void;
}

/** Follows shadow roots and the documents of frames of the same origin. */
export interface Contents {
  onElement: (element: Element, mirror: Mirror) => void;
  watch: Watch;
  stop: () => void;
}

const depthOf = (document: Document | null | undefined): number => {
  let depth = 0;
  for (let view = document?.defaultView; view && view !== window; view = view.parent as typeof view)
    depth += 1;
  return depth;
};

export function createContents({ tree, sheets, captureFrames, onContent, onWindow }: Options): Contents {
  const undo: (() => void)[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const documents = new WeakMap<HTMLIFrameElement, Document>();

  const add = (owner: Node, content: Document | ShadowRoot) => {
    onContent();
    tree().addContent(owner, content);
    const mirror = tree().mirrorOf(content);
    if (mirror) sheets.onRoot(content, mirror.id);
  };

  const addFrame = (frame: HTMLIFrameElement) => {
    let content: Document | null = null;
    try {
      content = frame.contentDocument;
    } catch {
      // The frame is of another origin.
    }
    // The first document of a frame goes when its own one comes.
    if (!content?.documentElement || documents.get(frame) === content) return;
    if (depthOf(content) > MAX_FRAME_DEPTH || !tree().mirrorOf(frame)) return;
    documents.set(frame, content);
    if (content.defaultView) onWindow(content.defaultView);
    add(frame, content);
  };

  const watchFrame = (frame: HTMLIFrameElement) => {
    documents.delete(frame);
    const load = () => addFrame(frame);
    frame.addEventListener('load', load);
    undo.push(() => frame.removeEventListener('load', load));
    const timer = setTimeout(() => {
      timers.delete(timer);
      load();
    }, FRAME_WAIT_MS);
    timers.add(timer);
  };

  return {
    onElement(element, mirror) {
      if (element.shadowRoot) add(element, element.shadowRoot);
      const isWanted = captureFrames && mirror.level === Level.plain;
      if (element.tagName === 'IFRAME' && (isWanted || element.hasAttribute('data-openreplay-capture')))
        watchFrame(element as HTMLIFrameElement);
    },
    watch: ({ Element: { prototype } }) =>
      follow(prototype, 'attachShadow', (host, _init, root) => {
        if (tree().mirrorOf(host)) add(host, root);
      }),
    stop() {
      for (const end of undo) end();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
