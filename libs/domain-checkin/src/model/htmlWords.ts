import { decodeEntities } from '@guest/design-system';

/** The words of a hotel's HTML on one line, where no markup can stand: hints, receipts. Never shown as HTML. */
export function htmlWords(html: string | undefined): string {
  return (
    decodeEntities((html ?? '').replace(/<[^>]*>/gu, ' '))
      .replaceAll('\u00ad', '')
      // No-break spaces are the hotel's typography.
      .replace(/[^\S\u00a0\u202f]+/gu, ' ')
      .replace(/ ([.,])/gu, '$1')
      .trim()
  );
}

/** The words of a hotel's HTML, a line for each of its paragraphs: receipts. Never shown as HTML. */
export function htmlText(html: string | undefined): string {
  return (html ?? '')
    .split(/<br\b[^>]*>|<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^>]*>/iu)
    .map(htmlWords)
    .filter((line) => line !== '')
    .join('\n');
}

/** Does it hold more than words: links, lists? Then a line cannot stand for it. */
export function isRich(html: string | undefined): boolean {
  return /<(?:a|ul|ol|h[1-6]|table)\b/iu.test(html ?? '');
}
