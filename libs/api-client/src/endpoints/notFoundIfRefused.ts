import { ApiError } from '../http/apiError';

/** Turns the refusal of a name that breaks the contract's rules into "not found": nothing can have that name. */
export async function notFoundIfRefused<T>(failure: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (cause) {
    if (!(cause instanceof ApiError) || (cause.status !== 400 && cause.status !== 422)) throw cause;
    throw new ApiError(`${failure}: 404`, { kind: 'http', status: 404, problem: cause.problem });
  }
}
