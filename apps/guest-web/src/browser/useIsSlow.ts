import { useEffect, useState } from 'react';

/** Nielsen's limits: up to ten seconds somebody waits if told that it goes on; half of that is late enough to tell. */
const LATE_MS = 5_000;
const BUSY = '[aria-busy=true]';
const SENDING = 'button[aria-busy=true]';

/**
 * Has something on the screen been on its way for five seconds, there or back? Read from the page itself, so that every skeleton,
 * spinner and sending button counts, whichever library shows it.
 */
export function useIsSlow(): 'loading' | 'sending' | undefined {
  const [slow, setSlow] = useState<'loading' | 'sending'>();
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isBusy = main.querySelector(BUSY) !== null;
      if (isBusy)
        late ??= setTimeout(() => setSlow(main.querySelector(SENDING) ? 'sending' : 'loading'), LATE_MS);
      else {
        clearTimeout(late);
        late = undefined;
        setSlow(undefined);
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
  return slow;
}
