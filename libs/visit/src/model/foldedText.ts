/**
 * A text for searching: lower case without accents, ligatures, hyphens or apostrophes, so that "Cœur d’été" and
 * "coeur d'ete" are the same. Words that people write as one or as two become one.
 */
export function foldedText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // The look-ahead passes ASCII by: alone, the class takes five times as long.
      .replace(/(?![ -~])\p{Diacritic}/gu, '')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      // Single spaces are most of what matches, and need no change.
      .replace(/[^\S ]|[\p{Pd}'’‘ʼ`]/gu, ' ')
      .replace(/ {2,}/gu, ' ')
      .replace(/(^|[^\p{L}\d])(wi|check|mini) (fi|in|out|bar)(?![\p{L}\d])/gu, '$1$2$3')
  );
}
