import type { Storage } from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';
import { sendProblem } from './problems';

const PING_TIMEOUT_MS = 2_000;

/** `GET /health`: 200 when guests can be served; 503 while shutting down or without storage. */
export function addHealth(app: FastifyInstance, storage: Pick<Storage, 'ping'>, logger: Logger): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.get('/health', async (_request, reply) => {
    if (isClosing) return sendProblem(reply, 'unavailable', 'The server is shutting down');
    try {
      await withinTime(storage.ping());
    } catch (cause) {
      logger.error({ error: describeError(cause) }, 'storage does not answer');
      return sendProblem(reply, 'unavailable', 'The storage does not answer');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}

async function withinTime(task: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
