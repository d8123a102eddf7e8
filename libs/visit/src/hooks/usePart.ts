import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to the part of the screen that the address names (`#livret-parking`): scrolls to it, opens it, gives it the
 * focus. The shell then leaves focus and scroll position alone. A part that is not drawn yet is drawn first:
 * `rowCount` tells that more rows are there. Returns a function that goes to a part by its id, without a new address.
 */
export function usePart(rowCount: number, drawAll: () => void): (id: string) => void {
  const { hash } = useLocation();
  const awaited = useRef('');
  // A layout effect: a guest may press a link before the later effects of the first rendering run.
  useLayoutEffect(() => {
    awaited.current = safeDecode(hash.slice(1));
  }, [hash]);
  useEffect(() => {
    if (awaited.current === '') return;
    if (goTo(awaited.current)) awaited.current = '';
    else drawAll();
  }, [hash, rowCount, drawAll]);

  return useCallback(
    (id) => {
      awaited.current = goTo(id) ? '' : id;
      if (awaited.current !== '') drawAll();
    },
    [drawAll],
  );
}

/** False where the screen has no such part yet. */
function goTo(id: string): boolean {
  const part = document.getElementById(id);
  if (!part?.closest('main')) return false;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.scrollIntoView();
  const summary = part.querySelector<HTMLElement>(':scope > summary');
  if (!summary) part.tabIndex = -1;
  (summary ?? part).focus({ preventScroll: true });
  return true;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
