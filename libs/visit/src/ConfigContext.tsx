import { createContext, use, type ReactNode } from 'react';
import type { RuntimeConfig } from '@guest/api-client';

/** What a provider configures besides the API's hosts. */
export type ScreenConfig = Pick<
  RuntimeConfig,
  | 'pressKioskUrl'
  | 'demoPressKioskUrl'
  | 'videoAndBookDomain'
  | 'googleMapsKey'
  | 'maxDocumentBytes'
  | 'tagManagerId'
  | 'sentryDsn'
>;

const ConfigContext = createContext<ScreenConfig>({});

/** Tells the screens below what this installation configures. */
export function ConfigProvider({ config = {}, children }: { config?: ScreenConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

/** What this installation configures; nothing where nobody said. */
export function useConfig(): ScreenConfig {
  return use(ConfigContext);
}
