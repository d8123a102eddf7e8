import { decodeEntities } from '@guest/design-system';

/** Lower case without accents, ligatures or fancy apostrophes: "Cœur d’été" and "coeur d'ete" are the same. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘`]/gu, "'");
}

/** The words of a hotel's HTML, for searching alone; never shown. Hyphens that only show at a line's end are left out. */
export function wordsOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/gu, ' ')).replaceAll('\u00ad', '');
}
