import { listen, together } from '../base/browser';

/** Resolves when the page is visible; rejects when the start is canceled. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
  });
}

/** Calls back when the page may end. */
export function onLeaving(action: () => void): () => void {
  const root = document.documentElement;
  return together([
    listen(document, ['visibilitychange'], () => document.hidden && action()),
    listen(window, ['pagehide'], action),
    // The pointer has left the window.
    listen(root, ['mouseleave'], ({ target }) => target === root && action()),
  ]);
}
