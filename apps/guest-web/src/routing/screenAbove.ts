import { matchEntry } from './table';

/** Nothing is there, or a page of the hotel's own: neither has screens below it. */
const leaves = new Set(['*', '/:slug/:pageSlug']);

/** The nearest screen above an address: where a way back leads when there is no history. */
export function screenAbove(pathname: string): string {
  const above = pathname.replace(/\/+$/u, '').replace(/\/[^/]*$/u, '');
  if (above === '') return '/';
  return leaves.has(matchEntry(above).entry.path) ? screenAbove(above) : above;
}
