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
  if (link === undefined || !URL.canParse(link)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(link);
  const isSafe = protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  return isSafe ? { href, site: hostname.replace(/^www\./u, '') } : undefined;
}
