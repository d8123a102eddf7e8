const MAX_TEXT_LENGTH = 300;

const EMAIL = /[^\s@]{1,64}@[^\s@]+\.[^\s@]+/gu;
const ADDRESS = /\bhttps?:\/\/[^\s"'<>)]+/giu;
/** What a message quotes is data: `"Ada" is not valid JSON`. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/gu;
/** Single quotes hold names of properties; anything longer than a word is data. */
const QUOTED_WORDS = /'(?![\w$.#]{1,40}')[^']*'/gu;
/** Phone and card numbers, dates of birth, rooms: every number of four digits and more. */
const NUMBER = /\d(?:[\s./-]?\d){3,}/gu;

/** In addresses of the app and the services, the segment after these identifies a guest or a reservation. */
const BEFORE_SECRET = new Set([
  ...['c', 's', 'm', 'r', 'order', 'orders', 'sent'],
  ...['guest', 'reservation', 'payment', 'customer', 'extras'],
]);
/** The screens of an order: these segments are no ids. */
const AFTER_ORDER = new Set(['check', 'sent']);
/** Long words with digits, and words as long as our ids, are keys. A file's name has a dot. */
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

/** An address without query, fragment, user and segments that may identify somebody. */
export function scrubAddress(address: string): string {
  // Addresses that hold their content: `data:`, `blob:`, `mailto:`, `tel:`.
  const [scheme] = /^(?!https?:)[a-z][\w+.-]*:(?!\/\/)/iu.exec(address) ?? [];
  if (scheme !== undefined) return scheme;
  const [, origin = '', path = ''] =
    /^([a-z][\w+.-]*:\/\/(?:[^/@?#]*@)?[^/?#]*)?([^?#]*)/iu.exec(address) ?? [];
  return origin.replace(/\/\/[^@]*@/u, '//') + scrubPath(path);
}

/** An error message without quoted data: e-mail addresses, numbers, texts, addresses. */
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
