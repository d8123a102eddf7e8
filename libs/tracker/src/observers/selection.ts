import { messages } from '@guest/recording-codec';
import { Level } from '../privacy/levels';
import { obscured } from '../privacy/text';
import { listen, throttled } from '../base/browser';
import type { Observer } from './recording';

const PERIOD_MS = 240;
const MAX_SELECTED_LENGTH = 1_000;

/** What text is selected. A selection that touches an obscured text is obscured. */
export const observeSelection: Observer = ({ write, tree, options }) => {
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
    const text = selection.toString().slice(0, MAX_SELECTED_LENGTH).replace(/\s+/gu, ' ');
    // What lies between the two ends may be obscured as well.
    const common = selection.getRangeAt(0).commonAncestorContainer;
    const levels = [start.level, end.level, tree.mirrorOf(common)?.level ?? Level.obscured];
    const hasField =
      common instanceof Element && common.querySelector('[data-private],[data-openreplay-obscured]');
    const isPlain = levels.every((level) => level === Level.plain) && !hasField;
    write(messages.SelectionChange, start.id, end.id, isPlain ? options.textSanitizer(text) : obscured(text));
  };
  const soon = throttled(tell, PERIOD_MS);
  const unlisten = listen(document, ['selectionchange'], soon.call);
  return () => {
    unlisten();
    soon.stop();
  };
};
