import { follow } from '../base/browser';
import type { View, Watch } from '../base/windows';
import { Level } from '../privacy/levels';
import type { createFrames } from './frames';
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
  /** Watches a shadow root: some events do not leave it. */
  watchRoot: (root: ShadowRoot) => () => void;
  onProblem: (cause: unknown) => void;
}

/** Follows shadow roots and the documents of frames of the same origin. */
export interface Contents {
  onElement: (element: Element, mirror: Mirror) => void;
  watch: Watch;
  stop: () => void;
}

export function createContents(options: Options): Contents {
  const { tree, sheets, captureFrames, onContent, onWindow, watchRoot, onProblem } = options;
  const roots = new Map<ShadowRoot, () => void>();
  let frames: Promise<ReturnType<typeof createFrames>> | undefined;
  let isStopped = false;

  const add = (owner: Node, content: Document | ShadowRoot) => {
    onContent();
    tree().addContent(owner, content);
    const mirror = tree().mirrorOf(content);
    if (mirror) sheets.onRoot(content, mirror.id);
  };
  const addRoot = (host: Element, root: ShadowRoot) => {
    add(host, root);
    roots.get(root)?.();
    roots.set(root, watchRoot(root));
    // Those that the page has removed are let go.
    for (const [other, end] of roots) {
      if (other.isConnected) continue;
      end();
      roots.delete(other);
    }
  };
  const loadFrames = async () => {
    const part = await import('./frames');
    return part.createFrames({
      isRecorded: (frame) => tree().mirrorOf(frame) !== undefined,
      onDocument(frame, content, view) {
        onWindow(view);
        add(frame, content);
      },
    });
  };
  const followFrame = async (frame: HTMLIFrameElement) => {
    frames ??= loadFrames();
    const { follow: followOne } = await frames;
    if (!isStopped) followOne(frame);
  };

  return {
    onElement(element, mirror) {
      if (element.shadowRoot) addRoot(element, element.shadowRoot);
      if (element.tagName !== 'IFRAME') return;
      const isWanted = captureFrames && mirror.level === Level.plain;
      if (isWanted || element.hasAttribute('data-openreplay-capture'))
        followFrame(element as HTMLIFrameElement).catch(onProblem);
    },
    watch: ({ Element: { prototype } }) =>
      follow(prototype, 'attachShadow', (host, _init, root) => {
        if (tree().mirrorOf(host)) addRoot(host, root);
      }),
    stop() {
      isStopped = true;
      for (const end of roots.values()) end();
      void frames?.then(({ stop }) => stop());
    },
  };
}
