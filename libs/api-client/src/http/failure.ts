import { Problem } from '@guest/api-contract';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { safeParse } from 'valibot';
import { ApiError } from './apiError';

/** Whether nothing, or only a part of an answer, came back. Browsers say so by a TypeError. */
export function isConnectionFailure(cause: unknown): boolean {
  return isNetworkError(cause) || cause instanceof TypeError;
}

/** Whether the device knows that it has no network. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/**
 * Turns whatever a request throws into an `ApiError`. ky's own errors quote the address and hold the request,
 * so they are not kept as the cause.
 */
export function toApiError(failure: string, thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isHTTPError(thrown)) {
    const { status } = thrown.response;
    const parsed = safeParse(Problem, thrown.data);
    const problem = parsed.success ? parsed.output : undefined;
    return new ApiError(`${failure}: ${status} ${problem?.title ?? ''}`.trimEnd(), {
      kind: 'http',
      status,
      problem,
    });
  }
  if (isTimeoutError(thrown)) return new ApiError(`${failure}: no answer in time`, { kind: 'timeout' });
  if (isConnectionFailure(thrown)) {
    const cause = isNetworkError(thrown) ? thrown.cause : thrown;
    return new ApiError(`${failure}: no connection`, { kind: 'offline', cause });
  }
  if (thrown instanceof Error && thrown.name === 'AbortError') {
    return new ApiError(`${failure}: aborted`, { kind: 'aborted' });
  }
  // Keeps an abort's own reason, or a mistake of ours, as the cause.
  return new ApiError(`${failure}: aborted`, { kind: 'aborted', cause: thrown });
}
