/** Why something failed; pages choose their texts by it. */
type FailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'aborted';

export interface Failure {
  /** For developers and logs; never shown to a guest. */
  error: string;
  kind: FailureKind;
  /** The HTTP status, where there was an answer. */
  httpStatus?: number;
  /** The problem's type (RFC 9457), where the answer carried one. */
  problemType?: string;
  /** Which parts of what was sent were refused (RFC 6901), where the answer says. */
  pointers?: readonly string[];
}

/** The state of a fetch or a submission: loading, success or failure. */
export type Resource<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'success'; data: T }
  | ({ status: 'failure' } & Failure);

export const idle = { status: 'idle' } as const;

/** Whether one of these fields is a resource with this status. */
export function shows(fields: object, status: Resource<unknown>['status']): boolean {
  return Object.values(fields).some(
    (value: { status?: unknown } | null | undefined) => value?.status === status,
  );
}

interface ApiErrorLike {
  message: string;
  kind: FailureKind;
  status?: number;
  problem?: { type: string; errors?: readonly { pointer: string }[] };
}

function isApiErrorLike(cause: unknown): cause is ApiErrorLike {
  return cause instanceof Error && 'kind' in cause && typeof cause.kind === 'string';
}

/** Reads the client's `ApiError`. Any other error is a defect of the app and counts as malformed. */
export function failureOf(cause: unknown): Failure {
  if (isApiErrorLike(cause)) {
    return {
      error: cause.message,
      kind: cause.kind,
      httpStatus: cause.status,
      problemType: cause.problem?.type,
      pointers: cause.problem?.errors?.map(({ pointer }) => pointer),
    };
  }
  return { error: cause instanceof Error ? cause.message : String(cause), kind: 'malformed' };
}

/** Runs one resource's work; a newer run makes an older one's result ignored. */
export function createResource<T>(write: (next: Resource<T>) => void) {
  let latest = 0;
  return {
    /** Resolves when the run ended, with whether it succeeded; never rejects. */
    async run(task: () => Promise<T>): Promise<boolean> {
      const turn = ++latest;
      const finish = (next: Resource<T>) => {
        if (turn === latest) write(next);
      };
      write({ status: 'loading' });
      try {
        finish({ status: 'success', data: await task() });
        return true;
      } catch (cause) {
        finish({ status: 'failure', ...failureOf(cause) });
        return false;
      }
    },
    reset() {
      latest += 1;
      write(idle);
    },
  };
}
