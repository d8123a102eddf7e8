import { decodeEntities } from '@guest/design-system';

/** The text of a hotel's HTML on one line, for hints and receipts. Never shown as HTML. */
export function htmlWords(html: string | undefined): string {
  return (
    decodeEntities((html ?? '').replace(/<[^>]*>/gu, ' '))
      .replaceAll('\u00ad', '')
      // No-break spaces are kept: the hotel chose them.
      .replace(/[^\S\u00a0\u202f]+/gu, ' ')
      .replace(/ ([.,])/gu, '$1')
      .trim()
  );
}

/** The text of a hotel's HTML, a line for each paragraph, for receipts. Never shown as HTML. */
export function htmlText(html: string | undefined): string {
  return (html ?? '')
    .split(/<br\b[^>]*>|<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^>]*>/iu)
    .map(htmlWords)
    .filter((line) => line !== '')
    .join('\n');
}

/** True where the HTML has links, lists or headings, which a line of text would lose. */
export function isRich(html: string | undefined): boolean {
  return /<(?:a|ul|ol|h[1-6]|table)\b/iu.test(html ?? '');
}
