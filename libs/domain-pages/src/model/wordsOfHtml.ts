import { decodeEntities } from '@guest/design-system';

/**
 * The words of a hotel's HTML, for searching alone; never shown. Hyphens that only show at a line's end are left out.
 */
export function wordsOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/gu, ' ')).replaceAll('\u00ad', '');
}
