const KEY = 'reloaded';

/**
 * A deploy may have taken a screen's file away: a new document has the names of today. Once per address and tab, and
 * only when the server answers, so that nobody loses the app to a dead network or to a loop.
 */
export async function reloadOnce(path: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(KEY) === path) return;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok || location.pathname !== path) return;
    sessionStorage.setItem(KEY, path);
    location.reload();
  } catch {
    // No network after all, or no storage to remember it by: the screen says so and offers to try again.
  }
}
