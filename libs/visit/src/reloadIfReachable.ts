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
