import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/browser';
import { scrubAddress, scrubText } from './scrub';

/*
 * Builds what is sent from the fields named here: whatever else the SDK collects today or in its next
 * version (addresses, users, bodies, selectors of elements) is not sent.
 */

/** The attributes of spans that identify nobody. */
const PLAIN_DATA = ['http.request.method', 'http.response.status_code', 'sentry.op', 'sentry.origin'];

/** The named properties that an object has. */
function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) as Pick<
    T,
    K
  >;
}

/** A description is an address, the SDK's own text (`Main UI thread blocked`) or `GET /api/hoster?shortcut=demo`. */
function scrubDescription(description: string): string {
  return description
    .split(' ')
    .map((word) => (word.includes('/') ? scrubAddress(word) : word))
    .join(' ');
}

function leanFrame(frame: StackFrame): StackFrame {
  const { filename } = frame;
  return {
    ...pick(frame, ['function', 'lineno', 'colno', 'in_app']),
    filename: filename && scrubAddress(filename),
  };
}

function leanException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    type,
    value: value && scrubText(value),
    mechanism: mechanism && pick(mechanism, ['type', 'handled']),
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(leanFrame) },
  };
}

/** The former screens, and the calls with their results. */
export function leanBreadcrumb({ category, level, timestamp, message, data }: Breadcrumb): Breadcrumb | null {
  if (category === 'screen') return { category, timestamp, message };
  if (category !== 'fetch') return null;
  const { method, url, status_code } = data ?? {};
  return { category, level, timestamp, data: { method, url: scrubAddress(String(url)), status_code } };
}

type Span = NonNullable<Event['spans']>[number];

function leanSpan(span: Span): Span {
  return {
    ...pick(span, [...TRACE_FIELDS, 'start_timestamp', 'timestamp']),
    description: span.description && scrubDescription(span.description),
    data: pick(span.data, PLAIN_DATA),
  };
}

/** The app sets two tags: hotel and language. The SDK's metadata holds the trace's header and is never sent. */
const PLAIN_FIELDS = [
  ...(['event_id', 'type', 'timestamp', 'start_timestamp', 'platform', 'level'] as const),
  ...(['environment', 'release', 'sdk', 'transaction', 'transaction_info'] as const),
  ...(['tags', 'measurements', 'sdkProcessingMetadata'] as const),
];
const TRACE_FIELDS = ['trace_id', 'span_id', 'parent_span_id', 'op', 'origin', 'status'] as const;

/** An error report or a trace without anything that identifies a guest. */
export function leanEvent<E extends Event>(event: E): E {
  const { transaction, message, exception, breadcrumbs, spans, contexts } = event;
  const lean: Event = {
    ...pick<Event, keyof Event>(event, PLAIN_FIELDS),
    message: message && scrubText(message),
    exception: exception && { values: exception.values?.map(leanException) },
    breadcrumbs: breadcrumbs?.map(leanBreadcrumb).filter((one) => one !== null),
    spans: spans?.map(leanSpan),
    contexts: contexts?.trace && { trace: pick(contexts.trace, TRACE_FIELDS) },
    // The place of the error: the browser, and the screen's route.
    request: { url: location.origin + (transaction ?? '/'), headers: { 'User-Agent': navigator.userAgent } },
  };
  return lean as E;
}
