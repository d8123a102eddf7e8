import { useConfig, type ScreenConfig } from '../context/ConfigContext';
import { consentNames, type ConsentName } from '../store/consentStore';

const isConfigured: Record<ConsentName, (config: ScreenConfig) => boolean> = {
  recording: ({ recordingProjectKey }) => recordingProjectKey !== undefined,
  statistics: ({ tagManagerId }) => tagManagerId !== undefined,
  errorReports: ({ sentryDsn }) => sentryDsn !== undefined,
};

/** The consents that this installation needs; guests are asked about these only. */
export function useAskedConsents(): readonly ConsentName[] {
  const config = useConfig();
  return consentNames.filter((name) => isConfigured[name](config));
}
