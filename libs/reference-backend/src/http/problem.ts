import { problemTypes, type ProblemName } from '@guest/api-contract';

/** One wrong field: where (RFC 6901, in the body unless it names a parameter) and what is wrong. */
export interface FieldError {
  pointer: string;
  detail: string;
}

export interface ProblemExtras {
  detail?: string;
  errors?: FieldError[];
  /** Extension members (RFC 9457, 3.2). */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal that the contract names: it becomes a problem answer, never a log line. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly problem: ProblemName,
    readonly extras: ProblemExtras = {},
  ) {
    super(extras.detail ?? problemTypes[problem].title);
  }
}

/** Enough for any form. */
const MAX_ERRORS = 50;

/** The body of a problem answer, RFC 9457. */
export function problemBody(problem: ProblemName, { detail, errors, members }: ProblemExtras = {}): string {
  const { type, title, status } = problemTypes[problem];
  return JSON.stringify({ ...members, type, title, status, detail, errors: errors?.slice(0, MAX_ERRORS) });
}

/** A rule of the order or another submission was broken at one place of the body. */
export function unprocessable(pointer: string, detail: string): ProblemError {
  return new ProblemError('unprocessable', { detail, errors: [{ pointer, detail }] });
}
