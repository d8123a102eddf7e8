import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches a page's requests. Returns a function that waits until all have ended, prefetches included. The runner's
 * `networkidle` only covers the load of the document.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: () => void) => {
    changedAt = Date.now();
    change();
  };
  page.on('request', (request) => note(() => underWay.add(request)));
  page.on('requestfinished', (request) => note(() => underWay.delete(request)));
  page.on('requestfailed', (request) => note(() => underWay.delete(request)));
  return () => expect.poll(() => underWay.size === 0 && Date.now() - changedAt > QUIET_MS).toBe(true);
}
