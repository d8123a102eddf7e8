import type { Options, ResponsePromise } from 'ky';
import {
  safeParse,
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
} from 'valibot';
import { ApiError } from './apiError';
import type { Host } from './createApi';
import { toApiError } from './failure';

interface Call<S extends GenericSchema> extends Options {
  /** What an `ApiError`'s message begins with. */
  failure: string;
  path: string;
  answer: S;
}

/** Begins like a page: a portal of the Wi-Fi, or a site that answers every address. The API did not answer. */
const PAGE = /^\s*<(?:!doctype\s+html|html)\b/iu;

/** Makes one call: its checked answer, or an `ApiError`. */
export async function call<S extends GenericSchema>(host: Host, asked: Call<S>): Promise<InferOutput<S>> {
  try {
    return await read(host, asked);
  } catch (thrown) {
    const { failure } = asked;
    const { kind, status, message } = toApiError(failure, thrown);
    // The message of a refusal has words of the API.
    const reason = kind === 'malformed' ? message.slice(failure.length + 2) : kind;
    host.onFinding?.({ call: failure, reason, status });
    throw thrown;
  }
}

async function read<S extends GenericSchema>(
  host: Host,
  { failure, path, answer, ...options }: Call<S>,
): Promise<InferOutput<S>> {
  const request = () => textOf(failure, () => host(path, options));
  const text = await request();
  // Half of an answer: the next one may be whole. What is sent by a call may not be sent twice.
  const isCut = options.method === undefined && jsonIn(text) === undefined && !PAGE.test(text);
  const value = jsonIn(isCut ? await request() : text);
  if (value === undefined) {
    // The parser's own message is left out: it quotes the answer, which may be a reservation.
    throw new ApiError(`${failure}: the answer is not JSON`, { kind: 'malformed' });
  }
  // Valibot reads a list as an object without fields: what failed would look empty.
  if (answer.type === 'object' && Array.isArray(value)) {
    throw new ApiError(`${failure}: the answer: expected Object`, { kind: 'malformed' });
  }
  const whole = safeParse(answer, value, { abortEarly: true });
  if (whole.success) return whole.output;
  const { readOdd } = await loadOddAnswers().catch((thrown: unknown) => {
    throw toApiError(failure, thrown);
  });
  return readOdd(failure, answer, value, host.onFinding);
}

/**
 * Submits something. Any 2xx means that the API has it, whatever its body says: another try would be a double. Of the
 * receipt, what cannot be read is absent. Otherwise an `ApiError`.
 */
export async function submit<S extends ObjectSchema<ObjectEntries, undefined>>(
  host: Host,
  { failure, path, answer, ...options }: Call<S>,
): Promise<Partial<InferOutput<S>>> {
  const text = await textOf(failure, () => host(path, { method: 'post', ...options }));
  if (PAGE.test(text)) throw new ApiError(`${failure}: the answer is a page`, { kind: 'malformed' });
  const receipt = jsonIn(text);
  const whole = safeParse(answer, receipt, { abortEarly: true });
  if (whole.success) return whole.output;
  // The guest may have lost the network meanwhile: the submission has arrived all the same.
  const odd = await loadOddAnswers().catch(() => undefined);
  return odd ? odd.readOddReceipt(failure, answer, receipt, host.onFinding) : {};
}

/** Deletes something: any 2xx means that it is gone. Otherwise an `ApiError`. */
export async function remove(
  host: Host,
  { failure, path, ...options }: Omit<Call<GenericSchema>, 'answer'>,
): Promise<void> {
  await textOf(failure, () => host(path, { method: 'delete', ...options }));
}

/** A chunk of its own: an API that keeps to the contract never needs it. */
const loadOddAnswers = () => import('./oddAnswers');

/** A request that cannot be built is a mistake of ours: an address without an origin, a circular body. */
function begin(failure: string, request: () => ResponsePromise): ResponsePromise {
  try {
    return request();
  } catch (cause) {
    throw new ApiError(`${failure}: the request could not be made`, { kind: 'malformed', cause });
  }
}

async function textOf(failure: string, request: () => ResponsePromise): Promise<string> {
  const response = begin(failure, request);
  try {
    return await response.text();
  } catch (thrown) {
    throw toApiError(failure, thrown);
  }
}

/** Its blank texts are empty, so that defaults apply. Undefined where the text is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/"\s+"/gu, '""'));
  } catch {
    return undefined;
  }
}
