import type { GenericSchema, InferOutput } from 'valibot';
import { Created, HosterIdQuery } from './common';
import { DEFAULT_MAX_BODY_BYTES } from './limits';
import type { ProblemName } from './problem';

/** Which of the five hosts of the runtime configuration answers a call. */
export type ServiceName = 'product' | 'reviews' | 'activities' | 'static' | 'ingest';

/** One call of the API: its input, its answer and its problems. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  service: ServiceName;
  /** Below the service's base URL, parameters as `:name`, no leading slash. */
  path: string;
  summary: string;
  params?: GenericSchema;
  query?: GenericSchema;
  /** `json` unless `bodyType` says otherwise. `signedJson` is JSON as text: its sender has signed the bytes. */
  body?: GenericSchema;
  bodyType?: 'json' | 'multipart' | 'binary' | 'signedJson';
  /** The largest body of JSON, in bytes. Default: `DEFAULT_MAX_BODY_BYTES`. */
  maxBodyBytes?: number;
  answer: GenericSchema;
  /** Default: `json`. The bytes of a file are not checked by a schema. */
  answerType?: 'json' | 'binary';
  /** The status of a successful answer. Default: 200. */
  status?: 200 | 201 | 202 | 204;
  /** A submission: repeats with the same `Idempotency-Key` get the first answer, so a retry stores nothing twice. */
  isIdempotent?: boolean;
  /** The secret travels as `Authorization: Bearer`: addresses are kept in histories and logs. */
  needsBearer?: boolean;
  /** The answer depends on the hotel's data alone, so it carries an ETag and may be cached. */
  isCacheable?: boolean;
  /** Problem types besides those every route has (see problem.ts). */
  problems?: readonly ProblemName[];
}

/** Keeps a route's exact type, so that requests and answers can be inferred from it. */
// @__NO_SIDE_EFFECTS__
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

/** A part of a hotel's data, asked for by the hotel's id: the same for every guest, so it may be cached. */
// @__NO_SIDE_EFFECTS__
export function hotelRead<const A extends GenericSchema>(path: string, summary: string, answer: A) {
  const head = { method: 'GET', service: 'product', query: HosterIdQuery, isCacheable: true } as const;
  return defineRoute({ ...head, path, summary, answer });
}

/** Defines a submission to the hotel, whose answer is its id. */
// @__NO_SIDE_EFFECTS__
export function submission<const B extends GenericSchema>(
  path: string,
  summary: string,
  body: B,
  maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
) {
  const head = { method: 'POST', service: 'product', status: 201, isIdempotent: true } as const;
  const answer = { answer: Created, problems: ['unprocessable'] } as const;
  return defineRoute({ ...head, path, summary, body, maxBodyBytes, ...answer });
}

type Parsed<S> = S extends GenericSchema ? InferOutput<S> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type AnswerOf<R extends Route> = Parsed<R['answer']>;
