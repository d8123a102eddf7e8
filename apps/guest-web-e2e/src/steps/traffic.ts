import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches a page's requests; returns a function that waits until all have ended, those loaded ahead included. The
 * runner's `networkidle` is of the document's load alone.
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
