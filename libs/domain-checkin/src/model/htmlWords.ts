import { decodeEntities } from '@guest/design-system';

/** The words of a hotel's HTML on one line, where no markup can stand: hints, receipts. Never shown as HTML. */
export function htmlWords(html: string | undefined): string {
  return decodeEntities((html ?? '').replace(/<[^>]*>/gu, ' '))
    .replaceAll('\u00ad', '')
    .replace(/\s+/gu, ' ')
    .replace(/ ([.,])/gu, '$1')
    .trim();
}

/** Does it hold more than words: links, lists? Then a line cannot stand for it. */
export function isRich(html: string | undefined): boolean {
  return /<(?:a|ul|ol|h[1-6]|table)\b/iu.test(html ?? '');
}
