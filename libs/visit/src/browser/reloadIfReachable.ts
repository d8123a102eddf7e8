async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // There is no network: the screen says so and offers to try again.
    return false;
  }
}

/**
 * Reloads the document if the server answers: browsers never ask again for a file that failed, until it is reloaded.
 */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

const KEY = 'reloadedByItself';
/** A second automatic reload waits this long: the server's problem may be mended by then. */
const AGAIN_AFTER_MS = 10 * 60 * 1000;

/**
 * Reloads without the guest's wish: at most once per address and ten minutes, so that a reader is not interrupted
 * again.
 */
export async function reloadByItself(now = Date.now()): Promise<void> {
  const { pathname } = location;
  const isTried = () => {
    const [at = '0', path] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return path === pathname && now - Number(at) < AGAIN_AFTER_MS;
  };
  try {
    if (isTried() || !(await isReachable())) return;
    // Another call may have reloaded meanwhile, or the guest may have left the screen.
    if (isTried() || location.pathname !== pathname) return;
    sessionStorage.setItem(KEY, `${now} ${pathname}`);
    location.reload();
  } catch {
    // Session storage is forbidden: without it the page could reload for ever, so the guest has to do it.
  }
}
