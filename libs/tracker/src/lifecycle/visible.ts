import { listen, together } from '../base/browser';

/** Resolves when the page is visible; rejects when the start is canceled. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (!document.hidden) resolve();
      else return;
      end();
    };
    const end = together([listen(document, ['visibilitychange'], look), listen(signal, ['abort'], look)]);
    look();
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
