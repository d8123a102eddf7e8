import type { ServiceName } from '@guest/api-contract';
import type { ApiAnswer, Backend } from '@guest/reference-backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, compress, isWorthCompressing, negotiateEncoding } from './contentEncoding';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Hands the requests below a prefix to the backend, and its answers to Fastify. */
export function createApiHandlers(backend: Backend): (service: ServiceName, prefix: string) => Handler {
  return (service, prefix) => async (request, reply) => {
    const address = request.raw.url ?? '';
    const mark = address.indexOf('?');
    const path = address.slice(prefix.length + 1, mark === -1 ? undefined : mark);
    const answer = await backend.handle({
      method: request.method === 'HEAD' ? 'GET' : request.method,
      service,
      path,
      search: mark === -1 ? '' : address.slice(mark),
      headers: (name) => headerOf(request, name),
      body: request.body,
    });
    return send(request, reply, answer);
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: ApiAnswer): Promise<FastifyReply> {
  const { status, headers, body, compressed } = answer;
  reply.code(status).header('cache-control', 'no-store').headers(headers);
  // Only what is the same for every guest is compressed: the rest is small, and secrets stay uncompressed.
  if (headers.etag === undefined) return reply.send(body);

  addVary(reply, 'Accept-Encoding');
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (!compressed || encoding === undefined || !(body instanceof Uint8Array)) return reply.send(body);
  if (!isWorthCompressing(headers['content-type'], body.byteLength)) return reply.send(body);
  let bytes = compressed.get(encoding);
  if (!bytes) {
    bytes = compress(body, encoding);
    compressed.set(encoding, bytes);
  }
  return reply.header('content-encoding', encoding).send(await bytes);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}
