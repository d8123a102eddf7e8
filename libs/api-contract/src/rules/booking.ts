import { parseUrl } from '../base/parseUrl';

/** Where a booking link leads. */
export interface Booking {
  href: string;
  /** The site's name as the guest is told it before leaving: "paris-museum.example". */
  site: string;
}

/**
 * A booking link that may be followed; undefined for one that is not https, hides its site behind a user name
 * ("https://bank.example@evil.example") or names none.
 */
export function bookingOf(link: string | undefined): Booking | undefined {
  const url = link === undefined ? undefined : parseUrl(link);
  if (!url) return undefined;
  const { protocol, hostname, username, password, href } = url;
  const isSafe = protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  return isSafe ? { href, site: hostname.replace(/^www\./u, '') } : undefined;
}
