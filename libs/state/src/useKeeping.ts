import { useSyncExternalStore } from 'react';
import { useRegistry } from './RegistryContext';

function useKeeping(name: 'canKeep' | 'isRestored', onServer: boolean): boolean {
  const { keeping } = useRegistry();
  return useSyncExternalStore(
    keeping.subscribe,
    () => keeping.getState()[name],
    () => onServer,
  );
}

/** Whether the browser keeps what the guest writes. False once it has refused: screens then promise nothing. */
export const useCanKeep = () => useKeeping('canKeep', true);

/**
 * True once kept state is restored; false on a server and while the page hydrates. Until then a missing draft cannot
 * be told from one that is about to be restored.
 */
export const useIsRestored = () => useKeeping('isRestored', false);
