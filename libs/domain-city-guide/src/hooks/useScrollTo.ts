import { useEffect, useRef } from 'react';

/** Scrolls to a part of the page once it is shown; not where the page begins with it. */
export function useScrollTo(id: string, isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) document.getElementById(id)?.scrollIntoView();
    wasShown.current = isShown;
  }, [id, isShown]);
}
