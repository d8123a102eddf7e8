import { messages, type MessageWriter } from '@guest/recording-codec';
import { together } from '../base/browser';
import type { Watch } from '../base/windows';
import { createAttributes } from '../dom/attributes';
import { createContents } from '../dom/contents';
import { createImages } from '../dom/images';
import type { Mirror } from '../dom/mirror';
import { shownTextBy } from '../dom/shownText';
import { createTexts } from '../dom/texts';
import { StyleSheetRecorder } from '../dom/styleSheets';
import { createUses } from '../dom/uses';
import { TreeRecorder } from '../dom/treeRecorder';
import { createInputObserver } from '../observers/inputs';
import { observeMouse } from '../observers/mouse';
import { createFocusObserver, observeLocation, observeViewport, observeVisibility } from '../observers/page';
import { createObserving, type Observing } from '../observers/observing';
import type { Observer, Recording } from '../observers/recording';
import { createScrollObserver } from '../observers/scroll';
import type { RecordingOptions } from '../privacy/options';
import { createOutbox, type OutboxOptions } from '../outbox/outbox';
import { Level } from '../privacy/levels';

export interface PageRecordingOptions {
  options: RecordingOptions;
  /** Ms since the epoch on the server's clock. */
  now: () => number;
  tabId: string;
  pageNo: number;
  ingestPoint: string;
  /** Takes the bytes of each commit. */
  deliver: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** Sees each message. */
  onMessage?: OutboxOptions['onMessage'];
  /** Hears of an observer that failed. */
  onProblem: (reason: string) => void;
  /** Writes what comes before everything else. */
  begin?: (write: MessageWriter['write']) => void;
}

/** A recording of this page that runs. */
export interface PageRecording {
  write: MessageWriter['write'];
  /** Ms since the epoch on the server's clock. */
  now: () => number;
  /** Hands over at once what was written. */
  flush: () => void;
  /** The number of a node of which everything may be recorded. */
  plainIdOf: (node: Node) => number | undefined;
  stop: () => void;
}

/** These tell of the page before its tree comes. */
const first = [observeLocation, observeViewport, observeVisibility];

/** A hidden element keeps its place on the page. */
function boxOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `width:${Math.round(width)}px;height:${Math.round(height)}px`;
}

async function loadDiagnostics({ start, startEverywhere }: Observing): Promise<void> {
  const part = await import('../observers/diagnostics');
  start(part.diagnostics);
  startEverywhere(part.diagnosticsOfWindows);
}

const plainIdOf = (mirror: Mirror | undefined) => (mirror?.level === Level.plain ? mirror.id : undefined);

const watching =
  ({ watch }: { watch: Watch }): Observer =>
  (_recording, view) =>
    watch(view);

/** The base address as it may be told. It is asked for each style, so an address is changed once. */
function baseUrlBy({ urlSanitizer }: RecordingOptions): () => string {
  let base = '';
  let shown = '';
  return () => {
    if (base !== document.baseURI) shown = urlSanitizer((base = document.baseURI));
    return shown;
  };
}

/** Records this page from now on: its tree, what the guest does, and what the browser tells. */
export function recordPage(page: PageRecordingOptions): PageRecording {
  const { options, now, tabId, pageNo, ingestPoint, deliver, onMessage, begin, onProblem } = page;
  const outbox = createOutbox({ now, tabId, deliver, onMessage });
  const { write } = outbox;
  const baseUrl = baseUrlBy(options);
  const tellProblem = (cause: unknown) => onProblem(String(cause));
  const mirrorOf = (node: Node | null): Mirror | undefined => tree.mirrorOf(node);
  const shownText = shownTextBy(mirrorOf, options);
  const recording: Recording = {
    write,
    outbox,
    options,
    shownText,
    now,
    tree: { mirrorOf },
    ingestPoint,
    tabId,
  };

  begin?.(write);
  const observing = createObserving(recording, onProblem);
  observing.start(first);
  const scroll = createScrollObserver(recording);
  const sheets = new StyleSheetRecorder({ write, mirrorOf, baseUrl });
  const contents = createContents({
    tree: () => tree,
    sheets,
    captureFrames: options.captureFrames,
    onContent: scroll.onOldTree,
    onWindow: observing.enter,
    watchRoot: (root) =>
      together([images, inputs, scroll, focus].map(({ watch }) => watch({ document: root }))),
    onProblem: tellProblem,
  });
  const images = createImages({ write, mirrorOf, baseUrl });
  const { onUse } = createUses({ write, mirrorOf }, tellProblem);
  const inputs = createInputObserver(recording);
  const focus = createFocusObserver(recording);
  const texts = createTexts({ write, rules: options, baseUrl, mirrorOf, sheets });
  const { onAttribute } = createAttributes({ write, pageNo, baseUrl, rules: options, onUse });
  const parts = [inputs, images, contents, sheets, scroll];

  const tree: TreeRecorder = new TreeRecorder({
    write,
    sanitizer: options.domSanitizer,
    onWork: outbox.request,
    hooks: {
      onElement(element, mirror, isHidden) {
        if (isHidden) return void write(messages.SetNodeAttribute, mirror.id, 'style', boxOf(element));
        for (const part of parts) part.onElement(element, mirror);
      },
      onText: texts.onText,
      onAttribute,
    },
  });

  texts.prepare().catch(tellProblem);
  tree.start(document);
  sheets.onRoot(document, 0);
  outbox.setWork((isOver) => {
    texts.onSlice();
    const isDone = tree.work(isOver);
    if (isDone) for (const part of [scroll, texts, focus]) part.onTreeDone();
    return isDone;
  });
  observing.startEverywhere([...[...parts, focus].map(watching), observeMouse]);
  if (options.captureDiagnostics) loadDiagnostics(observing).catch(tellProblem);

  return {
    write,
    now,
    flush: outbox.flush,
    plainIdOf: (node) => plainIdOf(mirrorOf(node)),
    stop() {
      for (const part of [observing, scroll, contents, tree, outbox]) part.stop();
    },
  };
}
