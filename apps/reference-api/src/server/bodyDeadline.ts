import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files: only the server's own, longest time is set for its body. */
    isLongUpload?: boolean;
  }
}

/** As long as the largest JSON body takes at 0.2 Mbit/s, and half of that again. */
const BODY_DEADLINE_MS = 60_000;
/** The refusal goes out first; who still holds the connection then is cut off. */
const FAREWELL_MS = 1_000;

/**
 * A body has a minute to come in: Node counts the time of a whole request for all routes alike, and papers on a slow line need
 * ten. Who sends letter by letter only holds a connection.
 */
export function addBodyDeadline(app: FastifyInstance, deadlineMs = BODY_DEADLINE_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && request.routeOptions.config.isLongUpload !== true) {
      const timer = setTimeout(() => {
        const { socket } = raw;
        const late = Object.assign(new Error('The body came too slowly'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        answerBrokenRequest(late as never, socket);
        setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
      }, deadlineMs);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
