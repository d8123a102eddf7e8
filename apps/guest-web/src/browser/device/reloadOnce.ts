const KEY = 'reloaded';

/**
 * A deploy may have removed a screen's file: a new document has the current names. Once per address and tab, and
 * only when the server answers, so that neither a dead network nor a loop of reloads replaces the app.
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
    // There is no network, or no storage to note the reload: the screen shows the failure and a retry.
  }
}
