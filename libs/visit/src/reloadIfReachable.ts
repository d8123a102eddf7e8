/**
 * Browsers remember a file that did not come until its document goes: where the server answers, a new document is the
 * only try that can succeed.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // No network after all: the screen says so and offers to try again.
  }
}

const KEY = 'reloadedByItself';
/** What a new document does not mend now, it may after the hotel's people have had time to. */
const AGAIN_AFTER_MS = 10 * 60 * 1000;

/**
 * The same without anybody's wish: a guest who reads is not reloaded under their eyes again and again, so it happens once
 * per address and while.
 */
export async function reloadByItself(now = Date.now()): Promise<void> {
  const { pathname } = location;
  try {
    const [at = '0', path] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (path === pathname && now - Number(at) < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(KEY, `${now} ${pathname}`);
  } catch {
    // Nobody would know that it has been tried: it stays the guest's to do.
    return;
  }
  await reloadIfReachable();
}
