import { reservedPageSlugs } from '@guest/feature';

/** What the server itself answers at the root of its origin. */
const serverPaths = [
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
] as const;

/**
 * Words that cannot be the slug of a hotel or of one of its pages: the app's own screens, the server's
 * paths and the short links, so that no address has two meanings.
 */
const reservedWords: readonly string[] = [...serverPaths, ...reservedPageSlugs];

/** Addresses match without regard to case, so words do too. */
export function isReservedWord(slug: string): boolean {
  return reservedWords.includes(slug.trim().toLowerCase());
}
