import { isPage, matchEntry } from './table';

/** The nearest screen above an address: where a way back leads when there is no history. */
export function screenAbove(pathname: string): string {
  const above = pathname.replace(/\/+$/u, '').replace(/\/[^/]*$/u, '');
  if (above === '') return '/';
  const match = matchEntry(above);
  // A page that the hotel composed has no screens below it.
  return match.entry.path === '*' || isPage(match) ? screenAbove(above) : above;
}
