import type { Storage } from '../storage/storage';
import type { DocumentVault } from './documentVault';

const DAY_MS = 86_400_000;
/** A form may wait so long on the guest's device with the papers it names; after that they were uploaded for nothing. */
const UNCLAIMED_DAYS = 30;
const PURGED_AT_ONCE = 100;

export interface PurgeOptions {
  /** How long papers are kept after the departure, in days. */
  retentionDays: number;
  now: Date;
}

export interface PurgeReport {
  /** Papers of guests who left long enough ago. */
  departed: number;
  /** Papers that no check-in named. */
  unclaimed: number;
  /** Files without a row: a crash between the two. */
  orphaned: number;
}

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Deletes what need not be kept any longer: the file first, so that a crash leaves a row that is purged again. */
export async function purgeDocuments(
  storage: Storage,
  vault: DocumentVault,
  { retentionDays, now }: PurgeOptions,
): Promise<PurgeReport> {
  const departedBefore = dayBefore(now, retentionDays).slice(0, 10);
  const unclaimedBefore = dayBefore(now, UNCLAIMED_DAYS);
  const report: PurgeReport = { departed: 0, unclaimed: 0, orphaned: 0 };
  for (;;) {
    const expired = await storage.listExpiredDocuments({ departedBefore, unclaimedBefore }, PURGED_AT_ONCE);
    if (expired.length === 0) break;
    for (const { id } of expired) await vault.remove(id);
    await storage.forgetDocuments(expired.map(({ id }) => id));
    for (const { departureDay } of expired) report[departureDay === null ? 'unclaimed' : 'departed'] += 1;
  }
  for (const { id, keptAt } of await vault.list()) {
    if (keptAt.toISOString() > unclaimedBefore || (await storage.findDocument(id)) !== undefined) continue;
    await vault.remove(id);
    report.orphaned += 1;
  }
  return report;
}
