import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Later } from '@guest/reference-backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WriteAccess } from './accessLog';
import { createBoundedMap } from './boundedMap';
import { negotiateEncoding } from './contentEncoding';

interface HotAnswer {
  etag: string;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
  body: Uint8Array;
  notModifiedHeaders: string[];
  route: string;
}

export interface HotAnswers {
  /** Call before the backend is asked; what it answers is kept if the hotels are still the same afterwards. */
  current(): Later<number>;
  /** Keeps an answer that is the same for everybody, as it leaves; its headers are the reply's. */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { body: Uint8Array; since: Later<number> },
  ): void;
}

interface HotAnswerOptions {
  /** Grows when a hotel changes. */
  revision: () => Later<number>;
  /** With CORS, what another origin gets depends on its name: it is answered anew each time. */
  isCorsOn: boolean;
  writeAccess: WriteAccess;
}

const MAX_ANSWERS = 2_000;
const MAX_BYTES = 50_000_000;
const MAX_ENCODINGS = 200;
/** A hotel's answer says how its clocks stand today. */
const DAY_MS = 86_400_000;

/** What a 304 repeats (RFC 9110, 15.4.5); the browser has the other headers of the answer that it kept. */
const OF_NOT_MODIFIED = new Set(['cache-control', 'etag', 'vary']);

/**
 * A hotel's catalogue is asked for by every guest, in the same words. The second time, the finished answer is written
 * at once, before Fastify is asked: no routing, no validation, no headers put together. Every other question takes
 * the whole way.
 */
export function addHotAnswers(app: FastifyInstance, options: HotAnswerOptions): HotAnswers {
  const { isCorsOn, writeAccess } = options;
  const answers = createBoundedMap<HotAnswer>({
    maxCount: MAX_ANSWERS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ body }) => body.byteLength,
  });
  const encodingOf = rememberEncodings();
  let known = -1;
  let isClosing = false;

  /** Not every asker waits for the answer: a storage that is away is told to those who do. */
  function revision(): Later<number> {
    const at = options.revision();
    if (typeof at !== 'number') at.catch(() => undefined);
    return at;
  }

  const isPlain = ({ method, headers }: IncomingMessage) =>
    method === 'GET' && !(isCorsOn && headers.origin !== undefined);
  // A proxy's word about the protocol decides on one header of the answer.
  const keyOf = ({ url, headers }: IncomingMessage) =>
    `${Math.floor(Date.now() / DAY_MS)} ${headers['x-forwarded-proto'] ?? ''} ${encodingOf(headers['accept-encoding'])} ${url}`;

  /** The hotels as they are known without waiting; what was kept of older ones is forgotten. */
  function isCurrent(at: Later<number>): boolean {
    if (typeof at !== 'number') return false;
    if (at !== known) answers.clear();
    known = at;
    return true;
  }

  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing || !isPlain(request) || !isCurrent(revision())) return false;
    const answer = answers.get(keyOf(request));
    const startedAt = performance.now();
    const status = answer && write(answer, request, response);
    if (status === undefined) return false;
    const durationMs = performance.now() - startedAt;
    writeAccess({ requestId: randomUUID(), method: 'GET', route: answer?.route ?? '', status, durationMs });
    return true;
  }

  // While it closes, Fastify tells every connection to end.
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  standBefore(app, answerAtOnce);

  return {
    current: revision,
    keep(request, reply, { body, since }) {
      const now = revision();
      if (!isPlain(request.raw) || now !== since || !isCurrent(now)) return;
      // Not believed by Fastify, not by us: its answer would have the headers of another protocol.
      const said = request.raw.headers['x-forwarded-proto'] ?? 'http';
      if (said === request.protocol) answers.keep(keyOf(request.raw), hotAnswer(request, reply, body));
    },
  };
}

/** Asks for each request first; Fastify gets those that stay unanswered. */
function standBefore(
  { server }: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answer(request, response)) for (const listener of listeners) listener(request, response);
  });
}

/** Writes the answer and tells its status, or does nothing when this request asks for something else. */
function write(
  answer: HotAnswer,
  { headers }: IncomingMessage,
  response: ServerResponse,
): number | undefined {
  const tags = headers['if-none-match'];
  if (tags !== undefined && tags !== answer.etag) return undefined;
  if (tags === undefined) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(304, answer.notModifiedHeaders).end();
  return response.statusCode;
}

function hotAnswer(request: FastifyRequest, reply: FastifyReply, body: Uint8Array): HotAnswer {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return {
    etag: String(reply.getHeader('etag')),
    headers: [...headers, ['content-length', String(body.byteLength)]].flat(),
    body,
    notModifiedHeaders: headers.filter(([name]) => OF_NOT_MODIFIED.has(name)).flat(),
    route: request.routeOptions.url ?? '(none)',
  };
}

/** Browsers send few different lists; reading one costs more than looking it up. */
function rememberEncodings(): (header: string | string[] | undefined) => string {
  const known = new Map<string, string>();
  return (header = '') => {
    const list = String(header);
    const remembered = known.get(list);
    if (remembered !== undefined) return remembered;
    const encoding = negotiateEncoding(list) ?? 'identity';
    if (known.size >= MAX_ENCODINGS) known.clear();
    known.set(list, encoding);
    return encoding;
  };
}
