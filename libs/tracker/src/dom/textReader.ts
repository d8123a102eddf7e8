/** So many characters, and texts, are read together at most. */
const RUN_LENGTH = 4_096;
const RUN_TEXTS = 512;
/** A run is short where few of the last one were asked for: the next text may lie elsewhere. */
const FIRST_LENGTH = 128;

export interface TextReader {
  read: (text: Text) => string;
  /** Texts may have changed since they were read. */
  forget: () => void;
}

/**
 * Reads the texts of a tree in its order, many at a time. Chromium keeps each string that it hands over in a table,
 * which it copies when it is full: in one step, which grows with the document.
 */
export function createTextReader(): TextReader {
  const range = document.createRange();
  /** Texts that were read ahead. */
  const ahead = new Map<Node, string>();
  let runLength = FIRST_LENGTH;
  /** How many texts of the latest run were asked for. */
  let used = 0;

  const readRun = (first: Text) => {
    const whatToShow = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
    const walker = document.createTreeWalker(first.getRootNode(), whatToShow);
    walker.currentNode = first;
    runLength = used * 2 > ahead.size ? Math.min(runLength * 2, RUN_LENGTH) : FIRST_LENGTH;
    used = 0;
    const ends: [text: Text, end: number][] = [];
    let end = 0;
    let next: Text | null = first;
    for (; next && ends.length < RUN_TEXTS; next = walker.nextNode() as Text | null) {
      if (end + next.length > runLength && next !== first) break;
      end += next.length;
      ends.push([next, end]);
    }
    const last = (ends.at(-1) as [Text, number])[0];
    range.setStart(first, 0);
    range.setEnd(last, last.length);
    const data = range.toString();
    ahead.clear();
    // The page may have replaced one of these functions.
    if (data.length !== end) return;
    let start = 0;
    for (const [text, textEnd] of ends) {
      ahead.set(text, data.slice(start, textEnd));
      start = textEnd;
    }
  };

  return {
    read(text) {
      if (text.length > RUN_LENGTH) return text.data;
      if (!ahead.has(text)) readRun(text);
      used += 1;
      return ahead.get(text) ?? text.data;
    },
    forget: () => ahead.clear(),
  };
}
