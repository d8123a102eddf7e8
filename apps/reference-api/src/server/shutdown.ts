import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';

const DEADLINE_MS = 10_000;
const SWEEP_MS = 50;
const SAME_PRESS_MS = 300;

interface ShutdownOptions {
  app: FastifyInstance;
  /** Closed after the last request has ended. */
  closeStorage: () => Promise<void>;
  logger: Logger;
  deadlineMs?: number;
}

/**
 * Stops accepting, lets running requests finish until the deadline, then closes the storage. Repeated calls
 * share one shutdown.
 */
export function createShutdown({ app, closeStorage, logger, deadlineMs = DEADLINE_MS }: ShutdownOptions) {
  let running: Promise<void> | undefined;

  async function shutDown(): Promise<void> {
    const deadline = setTimeout(() => {
      logger.warn('requests were still running at the deadline: their connections are cut');
      app.server.closeAllConnections();
    }, deadlineMs);
    // Connections that were busy when closing began stay open once they are idle, unless told otherwise.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    try {
      await app.close();
    } catch (cause) {
      logger.error({ error: describeError(cause) }, 'the server did not close cleanly');
    } finally {
      clearTimeout(deadline);
      clearInterval(sweep);
    }
    await closeStorage();
    logger.info('stopped');
  }

  return () => (running ??= shutDown());
}

/**
 * Stops on the first signal, at once on the second. One Ctrl-C may come in twice: from the terminal, and
 * passed on by npm.
 */
export function stopOnSignals(shutDown: () => Promise<void>, exit: (code: number) => void): void {
  let begunAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begunAt !== undefined) {
        if (performance.now() - begunAt > SAME_PRESS_MS) exit(1);
        return;
      }
      begunAt = performance.now();
      shutDown().then(
        () => exit(0),
        () => exit(1),
      );
    });
  }
}
