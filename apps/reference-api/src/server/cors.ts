import type { FastifyInstance } from 'fastify';
import { addVary } from './contentEncoding';

const ALLOWED_HEADERS = 'content-type, authorization, idempotency-key, if-none-match, x-device-id';
const EXPOSED_HEADERS = 'etag, retry-after, location';
const PREFLIGHT_SECONDS = '600';

/** Lets pages of named origins call the services; browsers keep the same-origin policy for all others. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    addVary(reply, 'Origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
}
