/**
 * Words that cannot be the slug of a hotel or of one of its pages: the app's own screens, the server's
 * paths and the short links (decisions: import refuses them, so that no address has two meanings).
 */
export const reservedWords = [
  // the server's own paths
  'api',
  'reviews-api',
  'activities-api',
  'static-host',
  'ingest',
  'health',
  'assets',
  'manifest',
  'config.json',
  'manifest.json',
  'index.html',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  '.well-known',
  // the app's screens
  'roomdirectory',
  'services',
  'advantages',
  'discovery',
  'message',
  'mood',
  'phone',
  'cityguide',
  'seminar',
  'page',
  'checkin',
  'reviews',
  'activities',
  'gdpr',
  'ml',
  'payment',
  'order',
  'orders',
  'empty',
  // short links
  'c',
  's',
  'm',
  'r',
] as const;

const reserved: ReadonlySet<string> = new Set(reservedWords);

/** Addresses match without regard to case, so words do too. */
export function isReservedWord(slug: string): boolean {
  return reserved.has(slug.trim().toLowerCase());
}
