import { isHTTPError, isTimeoutError, type InitHook, type RetryOptions } from 'ky';
import { isConnectionFailure, isOffline } from './failure';
import type { RuntimeConfig } from './runtimeConfig';

const RETRIED_STATUSES = [429, 502, 503, 504];
/** The longest wait before a retry; beyond it the call fails. */
const MAX_RETRY_AFTER_MS = 10_000;
const FIRST_DELAY_MS = 300;

/** How long the server asks to wait; undefined where it does not say. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0);
}

function shouldRetry(error: unknown): boolean | undefined {
  if (isOffline()) return false;
  if (isTimeoutError(error)) return true;
  if (!isHTTPError(error)) return isConnectionFailure(error);
  const { status, headers } = error.response;
  const waitMs = retryAfterMs(headers);
  if (waitMs === undefined) return status === 429 ? false : undefined;
  return waitMs > MAX_RETRY_AFTER_MS ? false : undefined;
}

/** Requests that may be sent again: reads, and submissions that the server recognises by their key. */
export function retryOptions(limit: number): RetryOptions {
  return {
    limit,
    methods: ['get'],
    statusCodes: RETRIED_STATUSES,
    afterStatusCodes: [429, 503],
    delay: (attempt) => FIRST_DELAY_MS * 2 ** (attempt - 1),
    jitter: (delay) => delay * (0.75 + Math.random() / 2),
    shouldRetry: ({ error }) => shouldRetry(error),
  };
}

const KEY = 'Idempotency-Key';

/**
 * Puts a submission's key where the API takes it, and lets the submission be retried when, and only when, the key goes
 * with it.
 */
export function placeKeys(place: RuntimeConfig['apiKeys'] = 'header'): InitHook {
  return (options) => {
    const headers = new Headers(options.headers as HeadersInit | undefined);
    const idempotencyKey = headers.get(KEY);
    if (idempotencyKey === null) return;
    if (place !== 'header') {
      headers.delete(KEY);
      options.headers = headers;
    }
    const isInBody = place === 'body' && options.json !== undefined;
    if (isInBody) options.json = { ...(options.json as object), idempotencyKey };
    if ((isInBody || place === 'header') && typeof options.retry === 'object')
      options.retry = { ...options.retry, methods: ['get', 'post'] };
  };
}
