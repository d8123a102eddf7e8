const normal = (path: string) => path.replace(/\/+$/u, '').toLowerCase();

/** Is this entry's section shown? A screen below a section belongs to it; below the hotel's home stands everything. */
export function isCurrentPath(href: string, pathname: string): boolean {
  const [entry, shown] = [normal(href), normal(pathname)];
  const isHome = entry.lastIndexOf('/') === 0;
  return shown === entry || (!isHome && shown.startsWith(`${entry}/`));
}
