import { createContext, use } from 'react';
import type { RuntimeConfig } from '@guest/api-client';

/** What a provider configures besides the API's hosts. */
export type ScreenConfig = Pick<
  RuntimeConfig,
  | 'pressKioskUrl'
  | 'demoPressKioskUrl'
  | 'videoAndBookDomain'
  | 'googleMapsKey'
  | 'mapTilesUrl'
  | 'mapTilesAttribution'
  | 'maxDocumentBytes'
  | 'tagManagerId'
  | 'sentryDsn'
  | 'recordingProjectKey'
> &
  Partial<Pick<RuntimeConfig, 'apiUrl'>>;

const ConfigContext = createContext<ScreenConfig>({});

/** Tells the screens below what this installation configures. */
export const ConfigProvider = ConfigContext.Provider;

/** What this installation configures. Default: nothing. */
export function useConfig(): ScreenConfig {
  return use(ConfigContext);
}
