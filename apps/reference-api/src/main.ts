import { StorageError } from '@guest/reference-backend';
import { destination } from 'pino';
import { readConfig } from './config/config';
import { StartError } from './diagnostics/startError';
import { loadPages } from './pages/loadPages';
import { createLogger, describeError } from './diagnostics/logger';
import { stopOnSignals } from './server/shutdown';
import { startServer, type RunningServer } from './startServer';

const LOG_BUFFER_BYTES = 12_288;
const LOG_FLUSH_MS = 500;

// Log lines are buffered: writing each one at once would cost more than an answer from memory.
const log = destination({ dest: 1, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS });

function exit(code: number): never {
  try {
    log.flushSync();
  } catch {
    // The log is not open yet, or its reader is closed: nothing can be written.
  }
  process.exit(code);
}

/** Starts the server as the environment configures it. */
async function main(): Promise<RunningServer> {
  const config = readConfig(process.env, process.stdout.isTTY);
  const logger = createLogger(config.logLevel, log);
  process.on('uncaughtException', (cause) => {
    logger.fatal({ error: describeError(cause) }, 'stopped by an unexpected error');
    exit(1);
  });
  const pages = await loadPages(config.webDir);
  if (pages.render === undefined) {
    const consequence =
      pages.indexHtml === undefined ? 'only the API is served' : 'pages render in the browser alone';
    process.stderr.write(
      `The guest web app is not built (${config.webDir}), so ${consequence}: npm run build\n`,
    );
  }
  const running = await startServer({
    config,
    pages,
    logger,
    isReseeding: process.argv.includes('--reseed'),
  });
  stopOnSignals(running.stop, exit);
  log.flush();
  return running;
}

/** The running server, for the script that imports this to start it. */
export const server = await main().catch((cause: unknown) => {
  const isClear = cause instanceof StartError || cause instanceof StorageError;
  // No guest was served yet: an unexpected error can be shown in full.
  process.stderr.write(`${isClear ? cause.message : ((cause as Error).stack ?? String(cause))}\n`);
  return exit(1);
});
