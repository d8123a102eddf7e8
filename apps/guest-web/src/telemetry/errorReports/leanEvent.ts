import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/browser';
import { scrubAddress, scrubText } from './scrub';

/*
 * What leaves is put together anew from what is named here: whatever else the SDK collects today or in its next
 * version (addresses, users, bodies, selectors of elements) stays.
 */

type Spans = NonNullable<Event['spans']>;

/** The attributes of spans that name nobody. */
const PLAIN_DATA = ['http.request.method', 'http.response.status_code', 'sentry.op', 'sentry.origin'];

function pick(data: Record<string, unknown> | undefined, names: readonly string[]) {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => names.includes(name)));
}

/** A description is an address, a word of the SDK (`Main UI thread blocked`) or `GET /api/hoster?shortcut=demo`. */
function scrubDescription(description: string): string {
  return description
    .split(' ')
    .map((word) => (word.includes('/') ? scrubAddress(word) : word))
    .join(' ');
}

function leanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: filename && scrubAddress(filename), function: name, lineno, colno, in_app };
}

function leanException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    type,
    value: value === undefined ? undefined : scrubText(value),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(leanFrame) },
  };
}

/** The screens before, and which calls went how. */
export function leanBreadcrumb({ category, level, timestamp, message, data }: Breadcrumb): Breadcrumb | null {
  if (category === 'screen') return { category, timestamp, message };
  if (category !== 'fetch') return null;
  const { method, url, status_code } = data ?? {};
  return { category, level, timestamp, data: { method, url: scrubAddress(String(url)), status_code } };
}

function leanSpans(spans: Spans): Spans {
  return spans.map((span) => ({
    span_id: span.span_id,
    parent_span_id: span.parent_span_id,
    trace_id: span.trace_id,
    op: span.op,
    origin: span.origin,
    status: span.status,
    start_timestamp: span.start_timestamp,
    timestamp: span.timestamp,
    description: span.description && scrubDescription(span.description),
    data: pick(span.data, PLAIN_DATA) as Spans[number]['data'],
  }));
}

/** What an event carries about where it happened: the browser, and the screen that our own words name. */
function leanRequest({ transaction }: Event): Event['request'] {
  return {
    url: location.origin + (transaction ?? '/'),
    headers: { 'User-Agent': navigator.userAgent },
  };
}

function leanTrace({ contexts }: Event): Event['contexts'] {
  const trace = contexts?.trace;
  if (!trace) return undefined;
  const { trace_id, span_id, parent_span_id, op, origin, status } = trace;
  return { trace: { trace_id, span_id, parent_span_id, op, origin, status } };
}

/** An error report or a trace without anything that names a guest. */
export function leanEvent<E extends Event>(event: E): E {
  const { event_id, type, timestamp, start_timestamp, platform, level, environment, release, sdk } = event;
  const { transaction, transaction_info, tags, exception, message, breadcrumbs, spans, measurements } = event;
  const { sdkProcessingMetadata } = event;
  const lean: Event = {
    event_id,
    type,
    timestamp,
    start_timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    transaction,
    transaction_info,
    // Ours: hotel and language.
    tags,
    measurements,
    message: message === undefined ? undefined : scrubText(message),
    exception: exception && { values: exception.values?.map(leanException) },
    breadcrumbs: breadcrumbs?.map(leanBreadcrumb).filter((one) => one !== null),
    spans: spans && leanSpans(spans),
    contexts: leanTrace(event),
    request: leanRequest(event),
    // It never leaves: the SDK keeps the trace's own header in it.
    sdkProcessingMetadata,
  };
  return lean as E;
}
