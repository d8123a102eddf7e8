import type { DocumentVault, Storage } from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';
import { sendProblem } from './problems';

const PING_TIMEOUT_MS = 2_000;
/** Pings write: whoever asks more often gets the answer of the last one. */
const PING_EVERY_MS = 1_000;

interface HealthParts {
  storage: Pick<Storage, 'ping'>;
  vault: Pick<DocumentVault, 'ping'>;
  logger: Logger;
}

/**
 * `GET /health/live`: 200 while the process answers; a restart would not help. `GET /health`: 200 when guests can be
 * served; 503 while shutting down, and while storage or vault cannot be written.
 */
export function addHealth(app: FastifyInstance, { storage, vault, logger }: HealthParts): void {
  let isClosing = false;
  let last: { isReady: Promise<boolean>; at: number } | undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  async function ask(): Promise<boolean> {
    try {
      await withinTime(Promise.all([storage.ping(), vault.ping()]));
      return true;
    } catch (cause) {
      logger.error({ error: describeError(cause) }, 'storage does not answer');
      return false;
    }
  }

  function isReady(): Promise<boolean> {
    if (!last || performance.now() - last.at > PING_EVERY_MS)
      last = { isReady: ask(), at: performance.now() };
    return last.isReady;
  }

  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health', async (_request, reply) => {
    if (isClosing) return sendProblem(reply, 'unavailable', 'The server is shutting down');
    if (await isReady()) return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    return sendProblem(reply, 'unavailable', 'The storage does not answer');
  });
}

async function withinTime(task: Promise<unknown>): Promise<void> {
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
