/** Keys of both storages; none where the browser forbids access. */
function keptKeys(): string[] {
  try {
    const storages = Object.entries({ localStorage, sessionStorage });
    return storages.flatMap(([name, storage]) => Object.keys(storage).map((key) => `${name}/${key}`));
  } catch {
    return [];
  }
}

/**
 * Reloads a page that Back restores from the back-forward cache after its kept data were deleted in another document
 * ("Delete my data on this device"), so that nothing deleted is shown again. Returns a function that stops it.
 */
export function followDeletion(): () => void {
  let before: readonly string[] = [];
  const leave = () => {
    before = keptKeys();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const now = keptKeys();
    if (!persisted || before.every((key) => now.includes(key))) return;
    // Browsers restore typed values in the fields of a reloaded page.
    document.getElementById('root')?.remove();
    location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
