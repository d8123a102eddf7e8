import {
  addBreadcrumb,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getCurrentScope,
  getIsolationScope,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
} from '@sentry/browser';
import type { RunningTelemetry, Screen, TelemetryStart } from './port';
import { leanBreadcrumb, leanEvent } from './leanEvent';

type Transport = typeof makeFetchTransport;

/** After this time, a document counts as loaded. */
const PAGE_LOAD_MS = 20_000;

/** The kinds that are sent: reports and traces. Sessions, the SDK's own reports and replays are not. */
const LEAVING = new Set(['event', 'transaction']);

/** The last filter: sends nothing after the agreement has ended, and only what `leanEvent` has built. */
function guarded(isOpen: () => boolean): Transport {
  return (options) => {
    const transport = makeFetchTransport({
      ...options,
      fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' },
    });
    return {
      ...transport,
      send: async (envelope) => {
        const isLean = envelope[1].every(([{ type }]) => LEAVING.has(String(type)));
        return isOpen() && isLean ? transport.send(envelope) : {};
      },
    };
  };
}

function nameScreen({ name, slug, language }: Screen): void {
  const scope = getCurrentScope();
  scope.setTransactionName(name);
  scope.setTags({ hotel: slug, language });
  addBreadcrumb({ category: 'screen', message: name });
}

/** Error reports and traces by Sentry's SDK, to any collector of its protocol. */
export function start({ config, screen }: TelemetryStart): RunningTelemetry {
  let isRunning = true;
  const client = init({
    dsn: config.sentryDsn,
    environment: config.sentryEnvironment ?? 'production',
    transport: guarded(() => isRunning),
    // Every visit is traced: a sample of so few would miss most.
    tracesSampleRate: 1,
    // A trace as one event, which passes `leanEvent` whole.
    traceLifecycle: 'static',
    // Calls of the services get no tracing headers, which would link them to the guest's trace.
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Not the default ones: no console, no addresses, no sessions, no clicks, no keys.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, history: false, sentry: false, xhr: false }),
      browserTracingIntegration({
        instrumentPageLoad: false,
        instrumentNavigation: false,
        instrumentBfcacheRestore: false,
        traceXHR: false,
        linkPreviousTrace: 'off',
        webVitals: { ignore: ['inp'] },
      }),
    ],
    beforeBreadcrumb: leanBreadcrumb,
    beforeSend: (event) => (isRunning ? leanEvent(event) : null),
    beforeSendTransaction: (event) => (isRunning ? leanEvent(event) : null),
  });
  nameScreen(screen);
  // Who agrees in the middle of a visit has loaded the page long ago.
  if (client && performance.now() < PAGE_LOAD_MS)
    startBrowserTracingPageLoadSpan(client, { name: screen.name });

  return {
    enter(next) {
      if (!isRunning) return;
      nameScreen(next);
      if (client) startBrowserTracingNavigationSpan(client, { name: next.name });
    },
    report: (error) => void captureException(error),
    stop() {
      isRunning = false;
      getIsolationScope().clearBreadcrumbs();
      if (client) client.getOptions().enabled = false;
      void client?.close(0);
    },
  };
}
