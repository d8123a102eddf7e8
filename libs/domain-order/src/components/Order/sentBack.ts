import { useLocation } from 'react-router';

/** How the check page tells the form that something has to be put right. */
export const SENT_BACK = { isSentBack: true } as const;

export function useIsSentBack(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isSentBack' in state;
}
