import { createContext, use, type ReactNode } from 'react';
import type { RuntimeConfig } from '@guest/api-client';

/** Addresses outside that a provider configures. */
type LinkConfig = Pick<RuntimeConfig, 'pressKioskUrl' | 'demoPressKioskUrl' | 'videoAndBookDomain'>;

const ConfigContext = createContext<LinkConfig>({});

/** Tells the screens below what this installation configures. */
export function ConfigProvider({ config = {}, children }: { config?: LinkConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

/** What this installation configures; nothing where nobody said. */
export function useConfig(): LinkConfig {
  return use(ConfigContext);
}
