import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files: its body has the server's own time limit instead of this one. */
    isLongUpload?: boolean;
  }
}

/** One and a half times what the largest JSON body takes at 0.2 Mbit/s. */
const BODY_DEADLINE_MS = 60_000;
/** The refusal is sent first; the connection is destroyed after this time. */
const CLOSE_DELAY_MS = 1_000;

/**
 * Limits a body to one minute. Node has one time limit for the requests of all routes, and papers on a slow line
 * need ten minutes. A client that sends byte by byte only holds a connection.
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
        setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
      }, deadlineMs);
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
