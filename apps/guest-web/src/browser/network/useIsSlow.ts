import { useEffect, useState } from 'react';

/** Half of Nielsen's limit: a user waits up to ten seconds if the page reports progress. */
const LATE_MS = 5_000;
const BUSY = '[aria-busy=true]';
const SENDING = 'button[aria-busy=true]';

/**
 * Whether something on the screen has been loading or sending for five seconds. Read from `aria-busy` in the page, so
 * that every skeleton, spinner and button counts, whichever library shows it.
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
