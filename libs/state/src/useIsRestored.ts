import { useSyncExternalStore } from 'react';
import { useRegistry } from './RegistryContext';

/**
 * True once what was kept has come back; false on a server and while the page hydrates. Until then nobody can tell a
 * missing draft from one that is about to appear.
 */
export function useIsRestored(): boolean {
  const { onRestored, isRestored } = useRegistry();
  return useSyncExternalStore(onRestored, isRestored, () => false);
}
