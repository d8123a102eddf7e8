import type { NavigationEntry } from '@guest/visit';

const normal = (path: string) => path.replace(/\/+$/u, '').toLowerCase();

/** Is this entry's section shown? A section includes the screens below it, except home, which precedes all. */
function isCurrentPath(href: string, shown: string): boolean {
  const entry = normal(href);
  const isHome = entry.lastIndexOf('/') === 0;
  return shown === entry || (!isHome && shown.startsWith(`${entry}/`));
}

/** The same, for any of the entry's addresses. */
export function isCurrentEntry(
  { href, alsoAt = href }: Pick<NavigationEntry, 'href' | 'alsoAt'>,
  pathname: string,
): boolean {
  const shown = normal(pathname);
  return isCurrentPath(href, shown) || isCurrentPath(alsoAt, shown);
}
