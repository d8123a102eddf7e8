import { addDays, DAY_MS, dayOf } from '@guest/api-contract';
import type { Storage } from '../storage/storage';
import type { DocumentVault } from './documentVault';

/** A form is kept up to 30 days on the guest's device; papers that no check-in names by then are deleted. */
const UNCLAIMED_DAYS = 30;
/** A file without a row is being stored, or its request was cut: an upload takes ten minutes at most. */
const ORPHAN_MS = 15 * 60_000;
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

/** Deletes what need not be kept any longer: the file first, so that a crash leaves a row that is purged again. */
export async function purgeDocuments(
  storage: Storage,
  vault: DocumentVault,
  { retentionDays, now }: PurgeOptions,
): Promise<PurgeReport> {
  const departedBefore = addDays(dayOf(now), -retentionDays);
  const unclaimedBefore = new Date(now.getTime() - UNCLAIMED_DAYS * DAY_MS).toISOString();
  const report: PurgeReport = { departed: 0, unclaimed: 0, orphaned: 0 };
  for (;;) {
    const expired = await storage.listExpiredDocuments({ departedBefore, unclaimedBefore }, PURGED_AT_ONCE);
    if (expired.length === 0) break;
    for (const { id } of expired) await vault.remove(id);
    await storage.removeDocuments(expired.map(({ id }) => id));
    for (const { departureDay } of expired) report[departureDay === null ? 'unclaimed' : 'departed'] += 1;
  }
  for (const { id, keptAt } of await vault.list()) {
    if (now.getTime() - keptAt.getTime() < ORPHAN_MS || (await storage.findDocument(id)) !== undefined)
      continue;
    await vault.remove(id);
    report.orphaned += 1;
  }
  return report;
}
