const MAX_TEXT_LENGTH = 300;

const EMAIL = /[^\s@]{1,64}@[^\s@]+\.[^\s@]+/gu;
const ADDRESS = /\bhttps?:\/\/[^\s"'<>)]+/giu;
/** What a message quotes is data: `"Ada" is not valid JSON`. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/gu;
/** In single quotes stand names of properties; anything longer than a word is data. */
const QUOTED_WORDS = /'(?![\w$.#]{1,40}')[^']*'/gu;
/** Phone and card numbers, dates of birth, rooms; the spec's recorder masks from four digits on. */
const NUMBER = /\d(?:[\s./-]?\d){3,}/gu;

/** What follows these in an address names a guest or a reservation, in ours and in the services'. */
const BEFORE_SECRET = new Set([
  ...['c', 's', 'm', 'r', 'order', 'orders', 'sent'],
  ...['guest', 'reservation', 'payment', 'customer', 'extras'],
]);
/** The screens of an order: no ids, and what a report is about. */
const AFTER_ORDER = new Set(['check', 'sent']);
/** Long words with digits are keys, and whatever is as long as the ids we make. A file's name has a dot. */
const KEY = /^(?:(?=.*\d)[\w-]{16,}|[\w-]{22})$/u;

function scrubPath(path: string): string {
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      const before = segments[index - 1]?.toLowerCase() ?? '';
      // A hotel may have any code, `m` too: what follows the first segment is a screen or a call.
      const isScreen = before === 'order' && AFTER_ORDER.has(segment);
      const isSecret = segment !== '' && index > 2 && BEFORE_SECRET.has(before) && !isScreen;
      return isSecret || KEY.test(segment) || /%|@/u.test(segment) ? ':id' : segment;
    })
    .join('/');
}

/** An address without query, part, user and whatever may name somebody. */
export function scrubAddress(address: string): string {
  // What carries its content in itself: `data:`, `blob:`, `mailto:`, `tel:`.
  const [scheme] = /^(?!https?:)[a-z][\w+.-]*:(?!\/\/)/iu.exec(address) ?? [];
  if (scheme !== undefined) return scheme;
  const [, origin = '', path = ''] =
    /^([a-z][\w+.-]*:\/\/(?:[^/@?#]*@)?[^/?#]*)?([^?#]*)/iu.exec(address) ?? [];
  return origin.replace(/\/\/[^@]*@/u, '//') + scrubPath(path);
}

/** A message of the code without what it quotes: e-mail addresses, numbers, texts, addresses. */
export function scrubText(text: string): string {
  return text
    .slice(0, 10 * MAX_TEXT_LENGTH)
    .replace(ADDRESS, scrubAddress)
    .replace(EMAIL, '[email]')
    .replace(QUOTED, '"…"')
    .replace(QUOTED_WORDS, "'…'")
    .replace(NUMBER, '[number]')
    .slice(0, MAX_TEXT_LENGTH);
}
