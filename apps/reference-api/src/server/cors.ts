import type { FastifyInstance } from 'fastify';
import { addVary } from './contentEncoding';

const ALLOWED_HEADERS = 'content-type, authorization, idempotency-key, if-none-match, x-device-id';
const EXPOSED_HEADERS = 'etag, retry-after, location';
const PREFLIGHT_SECONDS = '600';

/** The origin that a browser says for a frame without one, such as the sandbox's card fields. */
const OPAQUE_ORIGIN = 'null';

/**
 * Lets pages of named origins call the services; browsers keep the same-origin policy for all others. Frames of an
 * opaque origin may call what lies below `openPath`: no call there uses cookies.
 */
export function addCors(app: FastifyInstance, origins: readonly string[], openPath: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const isOpen = request.url.startsWith(openPath);
    if (origins.length > 0 || isOpen) addVary(reply, 'Origin');
    const isKnown = origin !== undefined && origins.includes(origin);
    if (!isKnown && !(isOpen && origin === OPAQUE_ORIGIN)) return undefined;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
}
