import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A new screen begins at its top with focus on its heading; Back returns to where the guest was. Positions live in
 * memory, for the length of the document.
 */
export function useArrival(pathname: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const last = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => positions.current.set(last.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.pathname === pathname) return;
    scrollTo(0, type === 'POP' ? (positions.current.get(key) ?? 0) : 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, type]);
}
