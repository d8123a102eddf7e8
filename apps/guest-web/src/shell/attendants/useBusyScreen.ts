import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const FIELDS = 'main :is(input, textarea, select)';

/** The path of the screen where the guest has begun to fill in a field; popups wait for the next screen. */
export function useBusyScreen(): string | undefined {
  const { pathname } = useLocation();
  const [busyAt, setBusyAt] = useState(() =>
    document.activeElement?.matches(FIELDS) ? pathname : undefined,
  );
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELDS)) setBusyAt(pathname);
    };
    const events = ['focusin', 'input'] as const;
    for (const name of events) addEventListener(name, note);
    return () => {
      for (const name of events) removeEventListener(name, note);
    };
  }, [pathname]);
  return busyAt;
}
