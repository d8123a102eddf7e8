import { StorageUnavailableError, type Storage } from '@guest/reference-backend';
import type { Failure } from './failures';

type Method = (...input: unknown[]) => unknown;

/** The same storage, which throws `StorageUnavailableError` for failures that a retry may solve. */
export function tellUnavailable(storage: Storage, failureOf: (cause: unknown) => Failure): Storage {
  const told = (cause: unknown): unknown =>
    ['busy', 'unavailable'].includes(failureOf(cause)) ? new StorageUnavailableError({ cause }) : cause;
  const rethrow = (cause: unknown): never => {
    throw told(cause);
  };
  const guarded = (method: Method): Method => {
    return (...input) => {
      // Some methods return a value instead of a promise.
      const answer = method(...input);
      return answer instanceof Promise ? answer.catch(rethrow) : answer;
    };
  };
  const methods = Object.entries(storage) as [string, Method][];
  return Object.fromEntries(methods.map(([name, method]) => [name, guarded(method)])) as unknown as Storage;
}
