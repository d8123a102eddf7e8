import {
  endData,
  endRecordings,
  purgeDocuments,
  recentPayments,
  type DocumentVault,
  type PaymentPorts,
  type Storage,
} from '@guest/reference-backend';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';
import { purgeMails } from '../mail/mailFolder';

const EVERY_MS = 6 * 3_600_000;
/** No provider holds a card for longer. */
const HOLD_DAYS = 8;

interface SweepParts {
  storage: Storage;
  vault: DocumentVault;
  paymentPorts: PaymentPorts;
  /** How long papers are kept after the departure. */
  documentRetentionDays: number;
  mailDir: string;
  mailRetentionDays: number;
  recordingRetentionDays: number;
  logger: Logger;
}

/**
 * Deletes papers, mails and what guests sent, and ends holds whose time has come, at once and then a few times a day;
 * the returned function stops that and waits for what runs.
 */
export function sweepRegularly({
  storage,
  vault,
  paymentPorts,
  logger,
  ...settings
}: SweepParts): () => Promise<void> {
  let running = Promise.resolve();
  let next: NodeJS.Timeout;

  async function sweepAll(): Promise<void> {
    const now = new Date();
    const { documentRetentionDays: retentionDays, mailDir, mailRetentionDays } = settings;
    const report = await purgeDocuments(storage, vault, { retentionDays, now });
    if (Object.values(report).some((count) => count > 0)) logger.info(report, 'private documents deleted');
    for (const { hosterId, counts } of await endData(storage, { now }))
      logger.info({ hosterId, ...counts }, 'data whose time was over deleted');
    const recordings = await endRecordings(storage, settings.recordingRetentionDays, now);
    if (recordings > 0) logger.info({ recordings }, 'recordings deleted');
    const mails = await purgeMails(mailDir, { retentionDays: mailRetentionDays, now });
    if (mails > 0) logger.info({ mails }, 'mails deleted');
    await recentPayments(paymentPorts, HOLD_DAYS);
  }

  function sweep(): void {
    running = sweepAll().catch((cause: unknown) =>
      logger.error({ error: describeError(cause) }, 'not everything whose time has come was ended'),
    );
    next = setTimeout(sweep, EVERY_MS).unref();
  }

  sweep();
  return () => {
    clearTimeout(next);
    return running;
  };
}
