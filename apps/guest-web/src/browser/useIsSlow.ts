import { useEffect, useState } from 'react';

/** Nielsen's limits: up to ten seconds somebody waits if told that it goes on; half of that is late enough to tell. */
const LATE_MS = 5_000;
const BUSY = '[aria-busy=true]';

/**
 * Has something on the screen been on its way for five seconds? Read from the page itself, so that every skeleton,
 * spinner and sending button counts, whichever library shows it.
 */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isBusy = main.querySelector(BUSY) !== null;
      if (isBusy) late ??= setTimeout(() => setSlow(true), LATE_MS);
      else {
        clearTimeout(late);
        late = undefined;
        setSlow(false);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(late);
    };
  }, []);
  return isSlow;
}
