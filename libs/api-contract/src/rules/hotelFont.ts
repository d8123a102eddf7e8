import { parseUrl } from '../base/parseUrl';

/** The path of pages' own server below which it hands out hotels' fonts of other sites. */
export const HOTEL_FONTS_PATH = '/hotel-fonts';

/**
 * Where pages get a hotel's font from: a file or style sheet of another site through their own server, so that no
 * guest's address reaches that site. Any other address stays as it is. The file's name is kept: it tells the format.
 */
export function hotelFontPath(slug: string, url: string): string {
  const there = /^https?:/iu.test(url) ? parseUrl(url) : undefined;
  if (there === undefined) return url;
  const name = /[\w.-]+$/u.exec(there.pathname)?.[0] ?? 'fonts';
  return `${HOTEL_FONTS_PATH}/${encodeURIComponent(slug)}/${name}?url=${encodeURIComponent(url)}`;
}
