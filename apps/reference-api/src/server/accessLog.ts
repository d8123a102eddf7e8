import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line for each request. The route's pattern stands for the address, whose ids and queries are personal;
 * neither the guest's address nor any header is written.
 */
export function addAccessLog(app: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
