import { decodeEntities } from './entities';
import { isWords } from './words';

/** Elements whose content nobody reads, comments, and every other tag. */
const MARKUP =
  /<(script|style|template|textarea|title)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->|<[/!?]?[a-z][^<>]*>/giu;

/** Longer texts end here: no line of a screen is longer. */
const MAX_LENGTH = 20_000;

/** The text of a hotel's HTML on one line, for lines, hints and receipts. Never shown as HTML. */
export function htmlWords(html: string | undefined): string {
  return (
    decodeEntities((html ?? '').slice(0, MAX_LENGTH).replace(MARKUP, ' '))
      .replaceAll('\u00AD', '')
      // No-break spaces are kept: the hotel chose them.
      .replace(/[^\S\u00A0\u202F]+/gu, ' ')
      .replace(/ ([.,])/gu, '$1')
      .trim()
  );
}

/** The words of a text that was written as HTML, perhaps more than once: `&amp;lt;b&amp;gt;`. */
export function wordsOf(text: string): string {
  let words = text;
  while (!isWords(words)) {
    const next = htmlWords(words);
    // What nobody can read, such as `&nothing;`, loses its marks.
    words = next === words ? words.replaceAll(/[<>]|&(?=#?\w+;)/gu, '') : next;
  }
  return words;
}
