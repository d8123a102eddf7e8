async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // No network after all: the screen says so and offers to try again.
    return false;
  }
}

/**
 * Browsers remember a file that did not come until its document goes: where the server answers, a new document is the
 * only try that can succeed.
 */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) location.reload();
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
  const isTried = () => {
    const [at = '0', path] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return path === pathname && now - Number(at) < AGAIN_AFTER_MS;
  };
  try {
    if (isTried() || !(await isReachable())) return;
    // Meanwhile another look may have tried, or the guest gone on.
    if (isTried() || location.pathname !== pathname) return;
    sessionStorage.setItem(KEY, `${now} ${pathname}`);
    location.reload();
  } catch {
    // Nobody would know that it has been tried: it stays the guest's to do.
  }
}
