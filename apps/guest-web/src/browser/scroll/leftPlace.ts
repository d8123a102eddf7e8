const KEY = 'leftPlace';

/** Notes for the visit of this tab where the guest leaves a document. */
export function keepLeftPlace(): void {
  try {
    sessionStorage.setItem(KEY, `${scrollY} ${location.href}`);
  } catch {
    // Session storage is forbidden: where the browser does not restore the offset, the page begins at its top.
  }
}

/** Where the guest left this address last, in CSS pixels from the top; 0 where that is not known. */
export function recallLeftPlace(): number {
  try {
    const kept = sessionStorage.getItem(KEY) ?? '';
    return kept.endsWith(` ${location.href}`) ? parseFloat(kept) : 0;
  } catch {
    return 0;
  }
}

/** True unless a link or an address opened the document: Back, Forward and a reload return to it. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}
