import { DAY_MS } from '@guest/api-contract';
import type { RecordingStorage } from '../storage/storage';

/** Deletes recordings that are older than so many days, and resolves with how many. */
export function endRecordings(
  storage: Pick<RecordingStorage, 'removeRecordings'>,
  retentionDays: number,
  now: Date,
): Promise<number> {
  return storage.removeRecordings(new Date(now.getTime() - retentionDays * DAY_MS).toISOString());
}
