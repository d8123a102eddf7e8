import { decodeEntities } from '@guest/design-system';

/**
 * Lower case without accents, ligatures, hyphens or apostrophes: "Cœur d’été" and "coeur d'ete" are the same. Words
 * that people write as one or as two become one.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[\s\p{Pd}'’‘ʼ`]+/gu, ' ')
    .replace(/(?<![\p{L}\d])(wi|check|mini) (fi|in|out|bar)(?![\p{L}\d])/gu, '$1$2');
}

/**
 * The words of a hotel's HTML, for searching alone; never shown. Hyphens that only show at a line's end are left out.
 */
export function wordsOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/gu, ' ')).replaceAll('\u00ad', '');
}
