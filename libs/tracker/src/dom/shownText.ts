import { recordedText, type TextRules } from '../privacy/text';
import type { Mirror } from './mirror';

/** Of a long text no more than this is read. */
const READ_LENGTH = 1_000;

/** Reads the text inside a node as a replay shows it: private text is obscured or missing, typed text is missing. */
export const shownTextBy =
  (mirrorOf: (node: Node) => Mirror | undefined, rules: TextRules) =>
  (root: Node): string => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (text.length < READ_LENGTH && walker.nextNode()) {
      const node = walker.currentNode;
      const mirror = mirrorOf(node);
      if (mirror && node.parentNode?.nodeName !== 'STYLE')
        text += recordedText(node.nodeValue ?? '', mirror.level, rules);
    }
    return text;
  };
