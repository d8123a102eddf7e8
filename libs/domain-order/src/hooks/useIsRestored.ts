import { useEffect, useState } from 'react';

/**
 * True once what was kept has come back: the app restores drafts in the same turn as it hydrates, so the next turn
 * sees them. Until then nobody can tell a missing draft from one that is about to appear.
 */
export function useIsRestored(): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRestored(true));
    return () => clearTimeout(timer);
  }, []);
  return isRestored;
}
