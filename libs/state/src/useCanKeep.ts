import { useSyncExternalStore } from 'react';
import { useRegistry } from './RegistryContext';

/** Does the browser let us keep what the guest writes? False once it has refused: nothing is said to be kept then. */
export function useCanKeep(): boolean {
  const { onCanKeep, canKeep } = useRegistry();
  return useSyncExternalStore(onCanKeep, canKeep, () => true);
}
