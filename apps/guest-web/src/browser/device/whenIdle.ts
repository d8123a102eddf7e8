/** At the latest. */
const PATIENCE_MS = 4_000;
/** After the page and its files have loaded, in Safari, which lacks `requestIdleCallback`. */
const AFTER_LOAD_MS = 200;

/** Runs when the page has loaded and the browser is idle. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => (timer = setTimeout(run, AFTER_LOAD_MS));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
