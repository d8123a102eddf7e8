import type { TelemetryPort } from './vendors/port';
import { clearTagManager } from './vendors/clearTagManager';

/** The vendors of this app. */
export const ports: readonly TelemetryPort[] = [
  {
    consent: 'statistics',
    isConfigured: ({ tagManagerId }) => tagManagerId !== undefined,
    load: () => import('./vendors/tagManager'),
    clear: clearTagManager,
    staysUntilNextDocument: true,
  },
  {
    consent: 'errorReports',
    isConfigured: ({ sentryDsn }) => sentryDsn !== undefined,
    load: () => import('./vendors/sentry'),
    // It stores nothing on the device, and its wrappers pass everything through.
    staysUntilNextDocument: false,
  },
];
