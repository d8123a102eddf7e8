import { messages } from '@guest/recording-codec';
import { obscured, recordedText } from '../privacy/text';
import { listen, throttled } from '../base/browser';
import type { Observer, Recording } from './recording';

const PERIOD_MS = 240;
const MAX_SELECTED_LENGTH = 1_000;

/** The text of a range as a replay shows it: private text is obscured or missing, typed text is missing. */
function shownTextIn(range: Range, { tree, options }: Recording): string {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  walker.currentNode = startContainer;
  let text = '';
  for (
    let node: Node | null = startContainer instanceof Text ? startContainer : walker.nextNode();
    node && text.length < MAX_SELECTED_LENGTH && range.comparePoint(node, 0) <= 0;
    node = walker.nextNode()
  ) {
    const mirror = tree.mirrorOf(node);
    if (!mirror || !range.intersectsNode(node)) continue;
    const from = node === startContainer ? startOffset : 0;
    const to = node === endContainer ? endOffset : undefined;
    const whole = node.nodeValue ?? '';
    const shown = recordedText(whole, mirror.level, options);
    // The rules are for whole texts: a part of a changed one shows no more than its length.
    const part = whole.slice(from, to);
    if (shown !== '') text += shown === whole ? part : obscured(part);
  }
  return text.slice(0, MAX_SELECTED_LENGTH).replace(/\s+/gu, ' ');
}

/** What text is selected. */
export const observeSelection: Observer = (recording) => {
  const { write, tree } = recording;
  let isEmpty = true;
  const tell = () => {
    const selection = document.getSelection();
    const { anchorNode, focusNode } = selection ?? {};
    const start = anchorNode && tree.mirrorOf(anchorNode);
    const end = focusNode && tree.mirrorOf(focusNode);
    if (!selection || selection.isCollapsed || !start || !end) {
      if (!isEmpty) write(messages.SelectionChange, 0, 0, '');
      isEmpty = true;
      return;
    }
    isEmpty = false;
    write(messages.SelectionChange, start.id, end.id, shownTextIn(selection.getRangeAt(0), recording));
  };
  const soon = throttled(tell, PERIOD_MS);
  const unlisten = listen(document, ['selectionchange'], soon.call);
  return () => {
    unlisten();
    soon.stop();
  };
};
