/** What this origin keeps on the device, by storage and key; nothing where a browser forbids to look. */
function keptKeys(): string[] {
  try {
    const storages = Object.entries({ localStorage, sessionStorage });
    return storages.flatMap(([name, storage]) => Object.keys(storage).map((key) => `${name}/${key}`));
  } catch {
    return [];
  }
}

/**
 * A page that Back brings alive again shows what it showed, whatever was deleted meanwhile ("Delete my data on this
 * device", in another document of this tab). What it held in memory alone goes with what storage held: it begins anew.
 */
export function followDeletion(): () => void {
  let before: readonly string[] = [];
  const leave = () => {
    before = keptKeys();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const now = keptKeys();
    if (!persisted || before.every((key) => now.includes(key))) return;
    // Browsers give the fields of a reloaded page back what was typed into them.
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
