import type { Problem } from '@guest/api-contract';

export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  status?: number;
  problem?: Problem;
  cause?: unknown;
}

/**
 * Any failure of a call. The message begins with the call's own words and is for developers;
 * it holds nothing that a guest typed and no address.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;

  constructor(message: string, { kind, status, problem, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    // By hand: minifiers rename classes.
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}
