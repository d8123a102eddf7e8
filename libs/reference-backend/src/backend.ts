import {
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type Route,
  type RouteName,
  type ServiceName,
} from '@guest/api-contract';
import { createRecipientLimit } from './favourites/recipientLimit';
import { createTurns } from './favourites/turns';
import { createHotelReader } from './hotel/hotelReader';
import { problemAnswer, type ApiAnswer } from './http/answer';
import { answerKey, fileKey } from './http/answerKey';
import { createAnswerCache, namesEtag } from './http/answerCache';
import { createBoundedMap } from './http/boundedMap';
import { createDailyBytes } from './http/dailyBytes';
import { fileAnswer, matchFile } from './http/hotelFiles';
import { matchRoute } from './http/matchRoute';
import { ProblemError } from './http/problem';
import { bearerOf } from './http/secrets';
import { validate } from './http/validate';
import { operations } from './operations';
import type { Context, OperationInput } from './operations/operation';
import type { Ports } from './ports/ports';
import { StorageUnavailableError } from './storage/storage';

/** Answers for any typed place would push all others out of the cache. */
const notKept: RouteName = 'getAroundMe';
/** A held lock or a restart of the database seldom takes longer. */
const RETRY_AFTER_SECONDS = '2';

/** The parsed form of a read's address, cached because parsing costs more than answering. */
interface CacheableRead {
  address: string;
  name: RouteName;
  input: OperationInput<RouteName>;
  key: string;
}

const boundsOfReads = {
  maxCount: 1_000,
  maxBytes: 1_000_000,
  bytesOf: ({ address }: CacheableRead) => address.length,
};

interface ApiRequest {
  method: string;
  service: ServiceName;
  /** Below the service's base, no leading slash, still percent-encoded. */
  path: string;
  /** The query, still encoded, with its question mark or without. */
  search: string;
  headers: (name: string) => string | undefined;
  /** Parsed JSON. */
  body?: unknown;
}

export interface Backend {
  /** Answers any request; never throws. */
  handle(request: ApiRequest): Promise<ApiAnswer>;
}

/** The backend's rules over its ports: the same for Fastify, MSW, tests and server rendering. */
export function createBackend(ports: Ports): Backend {
  const context: Context = {
    ...ports,
    hotels: createHotelReader(ports.storage),
    recipients: createRecipientLimit(),
    dailyBytes: createDailyBytes(ports.limits.maxDailyBytes, ports.clock.now),
    inTurn: createTurns(),
  };
  const cache = createAnswerCache(ports);
  const reads = createBoundedMap<CacheableRead>(boundsOfReads);

  async function cached(
    request: ApiRequest,
    key: string | undefined,
    make: () => Promise<ApiAnswer>,
  ): Promise<ApiAnswer> {
    const { etag, full, notModified } = key ? await cache.read(key, make) : await cache.seal(await make());
    return namesEtag(request.headers('if-none-match'), etag) ? notModified : full;
  }

  async function answer(request: ApiRequest): Promise<ApiAnswer> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const address = `${method} ${request.service} ${request.path} ${request.search}`;
    const known = reads.get(address);
    if (known) return cached(request, known.key, () => runOperation(known.name, known.input, context));
    const match = matchRoute(request.service, method, request.path) ?? matchFile(request, method);
    if (!match) throw new ProblemError('notFound');
    if ('allowed' in match) {
      throw new ProblemError('methodNotAllowed', { headers: { allow: match.allowed.join(', ') } });
    }
    if ('file' in match) return cached(request, fileKey(match), () => fileAnswer(match, ports.storage));
    if (!operations[match.name]) throw new ProblemError('notFound');
    const input = readInput(match.route, match.params, request) as OperationInput<RouteName>;
    const run = () => runOperation(match.name, input, context);
    if (!match.route.isCacheable) return run();
    if (match.name === notKept) return cached(request, undefined, run);
    const key = answerKey(match.name, input);
    reads.set(address, { address, name: match.name, input, key });
    return cached(request, key, run);
  }

  return {
    async handle(request) {
      try {
        const { body, ...rest } = await answer(request);
        return request.method === 'HEAD' ? rest : { ...rest, body };
      } catch (cause) {
        if (cause instanceof ProblemError) return problemAnswer(cause.problem, cause.extras);
        ports.log?.({ level: 'error', message: `${request.method} ${request.service} failed`, cause });
        if (cause instanceof StorageUnavailableError) {
          return problemAnswer('unavailable', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
        }
        return problemAnswer('internal');
      }
    },
  };
}

async function runOperation(
  name: RouteName,
  input: OperationInput<RouteName>,
  context: Context,
): Promise<ApiAnswer> {
  // The table is typed per route; its own schemas have checked the input of the row that is called.
  const operation = operations[name] as
    ((input: OperationInput<RouteName>, context: Context) => Promise<ApiAnswer>) | undefined;
  if (!operation) throw new ProblemError('notFound');
  return operation(input, context);
}

function readInput(route: Route, params: Record<string, string>, request: ApiRequest) {
  return {
    params: route.params && validate(route.params, params, '/params'),
    query:
      route.query && validate(route.query, Object.fromEntries(new URLSearchParams(request.search)), '/query'),
    body: route.body && validate(route.body, request.body),
    bearer: bearerOf(request.headers('authorization')),
    signature: request.headers('stripe-signature'),
    contentEncoding: request.headers('content-encoding'),
    idempotencyKey: route.isIdempotent ? readIdempotencyKey(request) : undefined,
  };
}

function readIdempotencyKey(request: ApiRequest): string | undefined {
  const key = request.headers('idempotency-key');
  if (key === undefined) return undefined;
  if (key.length <= MAX_IDEMPOTENCY_KEY_LENGTH && /^[\x21-\x7e]+$/u.test(key)) return key;
  throw new ProblemError('invalidRequest', { detail: 'Idempotency-Key is not a short, printable text' });
}
