import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '@guest/visit';

/**
 * A new screen begins at its top with focus on its heading; Back returns to where the guest was. Positions live in
 * memory, for the length of the document. Call what it gives when the screen stands on the page; `onFirst` is told
 * when that was the document's first.
 */
export function useArrival(onFirst: () => void): (pathname: string) => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);
  const now = useRef({ key, type });

  useEffect(() => {
    now.current = { key, type };
  }, [key, type]);

  useEffect(() => {
    const remember = () => positions.current.set(now.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  return useCallback(
    (pathname) => {
      const before = shown.current;
      shown.current = pathname;
      // The first screen is hydrated now; what is kept on this device is restored in the same turn.
      if (before === undefined) setTimeout(onFirst, 0);
      if (before === undefined || before === pathname) return;
      // The effects of the new location have run by now: children's effects come first, so wait a turn.
      queueMicrotask(() => {
        const { key: current, type: how } = now.current;
        scrollTo(0, how === 'POP' ? (positions.current.get(current) ?? 0) : 0);
        focusHeading();
      });
    },
    [onFirst],
  );
}
