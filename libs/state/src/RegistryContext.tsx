import { createContext, use, type ReactNode } from 'react';
import type { Registry } from './registry';

const RegistryContext = createContext<Registry | undefined>(undefined);

/** Gives the stores below it their registry. */
export function RegistryProvider({ registry, children }: { registry: Registry; children: ReactNode }) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** The registry of this request, visit or test. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('No registry: wrap the tree in <RegistryProvider>');
  return registry;
}
