const SOON_MS = 2_000;

/** Calls when the page has nothing better to do, and gives back how to call it off; Safari does not say when that is. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * SOON_MS });
  return () => cancelIdleCallback(handle);
}
