import type { ServiceName } from '@guest/api-contract';
import type { ApiAnswer, Backend, Later } from '@guest/reference-backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createCompressionCache,
  isWorthCompressing,
  negotiateEncoding,
  type Encoding,
} from './contentEncoding';
import type { HotAnswers } from './hotAnswers';
import { addVary, plainTags, variantTag } from './variants';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Hands the requests below a prefix to the backend and its answers to Fastify. */
export function createApiHandlers(
  backend: Backend,
  hotAnswers: HotAnswers,
): (service: ServiceName, prefix: string) => Handler {
  const compress = createCompressionCache();

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: ApiAnswer,
    since: Later<number>,
  ): Promise<FastifyReply> {
    const { status, headers, body } = answer;
    reply.code(status).header('cache-control', 'no-store').headers(headers);
    const { etag } = headers;
    // Only what is the same for every guest is compressed: the rest is small, and secrets stay uncompressed.
    if (etag === undefined) return reply.send(body);

    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    addVary(reply, 'Accept-Encoding');
    if (status === 304) return reply.header('etag', tagSent(request, etag, encoding)).send();
    if (!(body instanceof Uint8Array)) return reply.send(body);
    const isPlain = encoding === undefined || !isWorthCompressing(headers['content-type'], body.byteLength);
    if (!isPlain) reply.header('etag', variantTag(etag, encoding)).header('content-encoding', encoding);
    const bytes = isPlain ? body : await compress(body, encoding);
    if (request.method === 'GET') hotAnswers.keep(request, reply, { body: bytes, since });
    return reply.send(bytes);
  }

  return (service, prefix) => async (request, reply) => {
    const address = request.raw.url ?? '';
    const mark = address.indexOf('?');
    const path = address.slice(prefix.length + 1, mark === -1 ? undefined : mark);
    const since = hotAnswers.current();
    const answer = await backend.handle({
      method: request.method === 'HEAD' ? 'GET' : request.method,
      service,
      path,
      query: new URLSearchParams(mark === -1 ? '' : address.slice(mark + 1)),
      headers: (name) => headerOf(request, name),
      body: request.body,
    });
    return send(request, reply, answer, since);
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const lower = name.toLowerCase();
  const value = request.headers[lower];
  const text = Array.isArray(value) ? value.join(', ') : value;
  return lower === 'if-none-match' && text !== undefined ? plainTags(text) : text;
}

/** A 304 repeats the ETag of the variant that the browser has. */
function tagSent(request: FastifyRequest, etag: string, encoding: Encoding | undefined): string {
  const variant = variantTag(etag, encoding);
  return request.headers['if-none-match']?.includes(variant) ? variant : etag;
}
