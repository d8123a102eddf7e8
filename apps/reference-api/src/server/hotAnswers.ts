import type { Later } from '@guest/reference-backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './contentEncoding';

interface HotAnswer {
  etag: string;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
  body: Uint8Array;
  notModifiedHeaders: string[];
}

export interface HotAnswers {
  /** Call before the backend is asked; what it answers may be kept if the hotels are still the same afterwards. */
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
}

/** Addresses, not answers, are counted: bodies are shared with the backend's own cache. */
const MAX_ANSWERS = 2_000;
const MAX_ENCODINGS = 200;
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

/**
 * A hotel's catalogue is asked for by every guest, in the same words. The second time, the finished answer is written
 * at once: no routing to an operation, no validation, no headers put together. Every other question takes the
 * whole way.
 */
export function addHotAnswers(app: FastifyInstance, options: HotAnswerOptions): HotAnswers {
  const { revision, isCorsOn } = options;
  const answers = new Map<string, HotAnswer>();
  const encodingOf = rememberEncodings();
  let known = -1;

  const isPlain = ({ method, headers }: FastifyRequest) =>
    method === 'GET' && !(isCorsOn && headers.origin !== undefined);
  const keyOf = (request: FastifyRequest) =>
    `${request.protocol} ${encodingOf(request.headers['accept-encoding'])} ${request.raw.url}`;

  /** The hotels as they are known without waiting; what was kept of older ones is forgotten. */
  function isCurrent(at: Later<number>): boolean {
    if (typeof at !== 'number') return false;
    if (at !== known) answers.clear();
    known = at;
    return true;
  }

  app.addHook('onRequest', (request, reply, done) => {
    const answer = isPlain(request) && isCurrent(revision()) ? answers.get(keyOf(request)) : undefined;
    if (!answer || !write(answer, request, reply)) done();
  });

  return {
    current: revision,
    keep(request, reply, { body, since }) {
      const now = revision();
      if (!isPlain(request) || now !== since || !isCurrent(now)) return;
      if (answers.size >= MAX_ANSWERS) answers.clear();
      answers.set(keyOf(request), hotAnswer(reply, body));
    },
  };
}

/** Writes the answer, or says that this request asks for something else. */
function write(answer: HotAnswer, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined && tags !== answer.etag) return false;
  reply.hijack();
  if (tags === undefined) reply.raw.writeHead(200, answer.headers).end(answer.body);
  else reply.raw.writeHead(304, answer.notModifiedHeaders).end();
  return true;
}

function hotAnswer(reply: FastifyReply, body: Uint8Array): HotAnswer {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return {
    etag: String(reply.getHeader('etag')),
    headers: [...headers, ['content-length', String(body.byteLength)]].flat(),
    body,
    notModifiedHeaders: headers.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}

/** Browsers send few different lists; reading one costs more than looking it up. */
function rememberEncodings(): (header: string | undefined) => string {
  const known = new Map<string | undefined, string>();
  return (header) => {
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered;
    const encoding = negotiateEncoding(header) ?? 'identity';
    if (known.size >= MAX_ENCODINGS) known.clear();
    known.set(header, encoding);
    return encoding;
  };
}
