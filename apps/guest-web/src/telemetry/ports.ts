import type { TelemetryPort } from './port';
import { forgetTagManager } from './tagManager/forgetTagManager';

/** The vendors of this app. */
export const ports: readonly TelemetryPort[] = [
  {
    consent: 'statistics',
    isConfigured: ({ tagManagerId }) => tagManagerId !== undefined,
    load: () => import('./tagManager/tagManager'),
    forget: forgetTagManager,
    staysUntilNextDocument: true,
  },
  {
    consent: 'errorReports',
    isConfigured: ({ sentryDsn }) => sentryDsn !== undefined,
    load: () => import('./errorReports/sentry'),
    // It keeps nothing on the device, and what it wrapped passes everything through.
    staysUntilNextDocument: false,
  },
];
