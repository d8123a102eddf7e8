import { addDays, dayOf } from '@guest/api-contract';
import { endingKinds, type EndingKind, type Storage } from '../storage/storage';
import { retentionOf } from './retention';

interface EndOptions {
  now: Date;
  /** Counts alone. */
  isDryRun?: boolean;
}

/** How many of each kind had their time; kinds without any are left out. */
export interface EndedData {
  hosterId: string;
  counts: Partial<Record<EndingKind, number>>;
}

/**
 * Deletes what hotels need not keep any longer, or counts it. The data of a hotel that was removed end by the defaults.
 */
export async function endData(storage: Storage, { now, isDryRun = false }: EndOptions): Promise<EndedData[]> {
  const ended: EndedData[] = [];
  for (const hosterId of await storage.listDataOwners()) {
    const retention = await retentionOf(storage, hosterId);
    const counts: EndedData['counts'] = {};
    // Customers come last: they stay while anything names them.
    for (const kind of endingKinds) {
      const before = addDays(dayOf(now), -retention[kind]);
      const count = await storage.removeEnded({ hosterId, kind, before, isDryRun });
      if (count > 0) counts[kind] = count;
    }
    if (Object.keys(counts).length > 0) ended.push({ hosterId, counts });
  }
  return ended;
}
