import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

interface Answered {
  requestId: string;
  method: string;
  /** The route's pattern stands for the address, whose ids and queries are personal. */
  route: string;
  status: number;
  durationMs: number;
}

export type WriteAccess = (answered: Answered) => void;

/** One line for each request; neither the guest's address nor any header is written. */
export function addAccessLog(app: FastifyInstance, logger: Logger): WriteAccess {
  if (!logger.isLevelEnabled('info')) return () => {};
  const write: WriteAccess = (answered) =>
    logger.info({ ...answered, durationMs: Math.round(answered.durationMs * 10) / 10 }, 'request');
  app.addHook('onResponse', (request, reply, done) => {
    write({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
    });
    done();
  });
  return write;
}
