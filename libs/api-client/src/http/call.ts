import { withoutNulls } from '@guest/api-contract';
import type { Options, ResponsePromise } from 'ky';
import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { ApiError } from './apiError';
import type { Host } from './createApi';
import { toApiError } from './failure';

interface Call<S extends GenericSchema> extends Options {
  /** What an `ApiError`'s message begins with. */
  failure: string;
  path: string;
  answer: S;
}

/** Makes one call: its checked answer, or an `ApiError`. */
export async function call<S extends GenericSchema>(
  host: Host,
  { failure, path, answer, ...options }: Call<S>,
): Promise<InferOutput<S>> {
  const response = begin(failure, () => host(path, options));
  const text = await response.text().catch((thrown: unknown) => {
    throw toApiError(failure, thrown);
  });
  return check(failure, answer, parseJson(failure, text));
}

/** A request that cannot be built is a mistake of ours: an address without an origin, a circular body. */
function begin(failure: string, request: () => ResponsePromise): ResponsePromise {
  try {
    return request();
  } catch (cause) {
    throw new ApiError(`${failure}: the request could not be made`, { kind: 'malformed', cause });
  }
}

function parseJson(failure: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message is left out: it quotes the answer, which may be a reservation.
    throw new ApiError(`${failure}: the answer is not JSON`, { kind: 'malformed' });
  }
}

function check<S extends GenericSchema>(failure: string, answer: S, value: unknown): InferOutput<S> {
  // Valibot reads a list as an object without fields: what failed would look empty.
  if (answer.type === 'object' && Array.isArray(value)) {
    throw new ApiError(`${failure}: the answer: expected Object`, { kind: 'malformed' });
  }
  const result = safeParse(answer, value);
  if (result.success) return result.output;
  // Removes nulls only after a failure: most answers have none, and copying a catalogue takes time.
  const retried = safeParse(answer, withoutNulls(value));
  if (retried.success) return retried.output;
  const [issue] = retried.issues;
  // The message names the place and the expectation, never the value.
  const place = getDotPath(issue) ?? 'the answer';
  throw new ApiError(`${failure}: ${place}: expected ${issue.expected ?? 'another value'}`, {
    kind: 'malformed',
  });
}
