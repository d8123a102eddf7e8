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
  const hide = () => {
    if (document.hidden) action();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', action);
  document.documentElement.addEventListener('mouseleave', action);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', action);
    document.documentElement.removeEventListener('mouseleave', action);
  };
}
