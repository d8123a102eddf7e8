import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '@guest/visit';

/**
 * A new screen begins at its top with focus on its heading, or at the part that its address names; Back returns to
 * where the guest was. Positions live in memory, for the length of the document. Call what it gives when the screen stands on the page; `onFirst` is told
 * when that was the document's first.
 */
export function useArrival(onFirst: () => void): (pathname: string) => void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);
  const now = useRef({ key, type, hash });

  useEffect(() => {
    now.current = { key, type, hash };
  }, [key, type, hash]);

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
        const { key: current, type: how, hash: part } = now.current;
        const place = how === 'POP' ? positions.current.get(current) : undefined;
        // A screen takes the focus to what its address points at; else the guest begins at the top.
        const isAtPart = part !== '' && document.querySelector('main :focus') !== null;
        if (place !== undefined || !isAtPart) scrollTo(0, place ?? 0);
        if (!isAtPart) focusHeading();
      });
    },
    [onFirst],
  );
}
