import { htmlWords } from '@guest/api-contract/html-words';

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
