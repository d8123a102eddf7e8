import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** A read that takes longer is worth a line. */
const SLOW_MS = 1_000;

/**
 * Writes one line for each submission, refusal and slow read, without the guest's address and without any header. Other
 * reads have a line only at the level `debug`: writing it takes as long as an answer from memory.
 */
export function addAccessLog(app: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    const level = isOrdinaryRead(request, reply) ? 'debug' : 'info';
    if (logger.isLevelEnabled(level)) logger[level](lineOf(request, reply), 'request');
    done();
  });
}

const isOrdinaryRead = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) =>
  READS.includes(method) && statusCode < 400 && elapsedTime < SLOW_MS;

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  // The route's pattern stands for the address, whose ids and queries are personal.
  route: request.routeOptions.url ?? '(none)',
  status: reply.statusCode,
  durationMs: Math.round(reply.elapsedTime * 10) / 10,
});
