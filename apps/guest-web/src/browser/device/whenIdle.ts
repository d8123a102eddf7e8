const SOON_MS = 2_000;

/** Runs when the browser is idle; after 2 s in Safari, which lacks `requestIdleCallback`. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * SOON_MS });
  return () => cancelIdleCallback(handle);
}
