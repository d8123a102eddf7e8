import { purgeDocuments, type DocumentVault, type Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';
import { purgeMails } from '../mail/mailFolder';

/** The first purge waits until the server has started up. */
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3_600_000;

interface PurgeParts {
  storage: Storage;
  vault: DocumentVault;
  /** How long papers are kept after the departure. */
  documentRetentionDays: number;
  mailDir: string;
  mailRetentionDays: number;
  logger: Logger;
}

/**
 * Deletes papers and mails whose time has come, a few times a day; the returned function ends that and waits for what
 * runs.
 */
export function purgeRegularly({ storage, vault, logger, ...settings }: PurgeParts): () => Promise<void> {
  let running = Promise.resolve();
  let next = setTimeout(purge, FIRST_AFTER_MS).unref();

  async function purgeAll(): Promise<void> {
    const now = new Date();
    const { documentRetentionDays: retentionDays, mailDir, mailRetentionDays } = settings;
    const report = await purgeDocuments(storage, vault, { retentionDays, now });
    if (Object.values(report).some((count) => count > 0)) logger.info(report, 'private documents deleted');
    const mails = await purgeMails(mailDir, { retentionDays: mailRetentionDays, now });
    if (mails > 0) logger.info({ mails }, 'mails deleted');
  }

  function purge(): void {
    running = purgeAll().catch((cause: unknown) =>
      logger.error({ error: describeError(cause) }, 'what is outdated was not deleted'),
    );
    next = setTimeout(purge, EVERY_MS).unref();
  }

  return () => {
    clearTimeout(next);
    return running;
  };
}
