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
import type { RunningTelemetry, Screen, TelemetryStart } from '../port';
import { leanBreadcrumb, leanEvent } from './leanEvent';

type Transport = typeof makeFetchTransport;

/** Later than that, a document's loading is over. */
const PAGE_LOAD_MS = 20_000;

/** What may leave: reports and traces. Sessions, reports about the SDK itself, replays and the like never do. */
const LEAVING = new Set(['event', 'transaction']);

/** The last door: nothing passes after the agreement has ended, and nothing that `leanEvent` has not seen. */
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

/** Error reports and traces by Sentry's SDK, to whoever speaks its protocol. */
export function start({ config, screen }: TelemetryStart): RunningTelemetry {
  let isRunning = true;
  const client = init({
    dsn: config.sentryDsn,
    environment: config.sentryEnvironment ?? 'production',
    transport: guarded(() => isRunning),
    // Spec 9.
    tracesSampleRate: 1,
    // A trace as one event, which passes `leanEvent` whole.
    traceLifecycle: 'static',
    // Nothing is added to calls of the services: what they learn about a guest is their own matter.
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
