import { isPage, matchEntry, MAX_SEGMENT_COUNT } from './table';

/** The nearest screen above an address: where a way back leads when there is no history. */
export function screenAbove(pathname: string): string {
  const segments = pathname.replace(/\/+$/u, '').split('/').slice(1);
  for (let count = Math.min(segments.length - 1, MAX_SEGMENT_COUNT); count > 0; count -= 1) {
    const above = `/${segments.slice(0, count).join('/')}`;
    const match = matchEntry(above);
    // A page that the hotel composed has no screens below it.
    if (match.entry.path !== '*' && !isPage(match)) return above;
  }
  return '/';
}
