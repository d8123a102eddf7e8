import { demoSlugs, loadDemoHotel, toHotelRecord, type Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';

interface SeedOptions {
  /** Replaces demo hotels that are there already, whatever was changed in them. */
  isReseeding?: boolean;
  logger: Logger;
}

/**
 * Imports the demo hotels into a storage whose hotels were changed less often than there are demo hotels: a new one,
 * or one whose first start was cut short. Those that are there stay as they are; one that is removed later stays away.
 */
export async function seedDemoHotels(
  storage: Storage,
  { isReseeding = false, logger }: SeedOptions,
): Promise<void> {
  // Every import and removal counts, so a first start that was cut short goes on here.
  const hasBeenSeeded = (await storage.revision()) >= demoSlugs.length;
  if (hasBeenSeeded && !isReseeding) return;
  const present = new Set((await storage.listHotels()).map((hotel) => hotel.slug));
  for (const slug of demoSlugs) {
    if (present.has(slug) && !isReseeding) continue;
    try {
      await storage.importHotel(toHotelRecord(await loadDemoHotel(slug)));
      logger.info({ slug }, 'demo hotel imported');
    } catch (cause) {
      // One broken demo hotel does not block the others. The reason quotes no value.
      const reason = cause instanceof Error ? cause.message : 'unknown';
      logger.error({ slug, reason }, 'demo hotel not imported');
    }
  }
}
