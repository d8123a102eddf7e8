import { problemTypes, type ProblemName } from '@guest/api-contract';
import { problemBody, type ProblemExtras } from './problem';

/** An answer of the backend, ready for any kind of connection. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  /** Serialised JSON, or a file's bytes; absent for 204 and 304. */
  body?: string | Uint8Array;
  /** The body by content encoding, for as long as the answer is kept: filled by those who compress it. */
  compressed?: Map<string, Promise<Uint8Array>>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NEVER_CACHED = { 'cache-control': 'no-store' };

/** A JSON answer for one client only: submissions and whatever needs a secret. */
export function privateJson(status: number, json: string, headers: Record<string, string> = {}): ApiAnswer {
  return { status, headers: { 'content-type': JSON_TYPE, ...NEVER_CACHED, ...headers }, body: json };
}

/** An answer that depends on the hotel's data alone; its ETag is added where it is cached. */
export function publicAnswer(
  body: string | Uint8Array,
  headers: Record<string, string> = { 'content-type': JSON_TYPE },
): ApiAnswer {
  return { status: 200, headers, body };
}

export function problemAnswer(problem: ProblemName, extras: ProblemExtras = {}): ApiAnswer {
  return {
    status: problemTypes[problem].status,
    headers: { 'content-type': 'application/problem+json', ...NEVER_CACHED, ...extras.headers },
    body: problemBody(problem, extras),
  };
}
