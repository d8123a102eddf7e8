import { purgeDocuments, type DocumentVault, type Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';

/** The first purge waits until the server has started up. */
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3_600_000;

interface PurgeParts {
  storage: Storage;
  vault: DocumentVault;
  retentionDays: number;
  logger: Logger;
}

/** Deletes papers whose time has come, a few times a day; the returned function ends that and waits for what runs. */
export function purgeRegularly({ storage, vault, retentionDays, logger }: PurgeParts): () => Promise<void> {
  let running = Promise.resolve();
  let next = setTimeout(purge, FIRST_AFTER_MS).unref();

  function purge(): void {
    running = purgeDocuments(storage, vault, { retentionDays, now: new Date() }).then(
      (report) => {
        if (Object.values(report).some((count) => count > 0))
          logger.info(report, 'private documents deleted');
      },
      (cause: unknown) => logger.error({ error: describeError(cause) }, 'private documents not deleted'),
    );
    next = setTimeout(purge, EVERY_MS).unref();
  }

  return () => {
    clearTimeout(next);
    return running;
  };
}
