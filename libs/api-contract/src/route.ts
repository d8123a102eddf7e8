import type { GenericSchema, InferOutput } from 'valibot';
import type { ProblemName } from './problem';

/** Which of the five hosts of the runtime configuration answers a call. */
export type ServiceName = 'product' | 'reviews' | 'activities' | 'static' | 'ingest';

/** One call of the API: what goes in, what comes out, which problems are part of the deal. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT';
  service: ServiceName;
  /** Below the service's base URL, parameters as `:name`, no leading slash. */
  path: string;
  summary: string;
  /** Where the call comes from: the specification's section, a decision, or our own addition. */
  source: string;
  params?: GenericSchema;
  query?: GenericSchema;
  /** `json` unless `bodyType` says otherwise. */
  body?: GenericSchema;
  bodyType?: 'json' | 'multipart' | 'binary';
  answer: GenericSchema;
  /** `json` unless told: a file's bytes are checked by nobody here. */
  answerType?: 'json' | 'binary';
  /** The status of a good answer; 200 unless told. */
  status?: 200 | 201 | 202 | 204;
  /** A submission: repeats with the same `Idempotency-Key` get the first answer (decisions.md 30). */
  isIdempotent?: boolean;
  /** The secret travels as `Authorization: Bearer` (decisions.md 18). */
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

type Parsed<S> = S extends GenericSchema ? InferOutput<S> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type AnswerOf<R extends Route> = Parsed<R['answer']>;
