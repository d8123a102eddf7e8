import { demoSlugs, loadDemoHotel, toHotelRecord, type Storage } from '@guest/reference-backend';
import type { Logger } from 'pino';

interface SeedOptions {
  /** Replaces demo hotels that are there already, whatever was changed in them. */
  isReseeding?: boolean;
  logger: Logger;
}

/** Imports the demo hotels that the storage does not have; those that it has are left as they are. */
export async function seedDemoHotels(
  storage: Storage,
  { isReseeding = false, logger }: SeedOptions,
): Promise<void> {
  const present = new Set((await storage.listHotels()).map((hotel) => hotel.slug));
  for (const slug of demoSlugs) {
    if (present.has(slug) && !isReseeding) continue;
    try {
      await storage.importHotel(toHotelRecord(await loadDemoHotel(slug)));
      logger.info({ slug }, 'demo hotel imported');
    } catch (cause) {
      // A demo hotel in the making must not keep the others closed. The reason quotes no value.
      const reason = cause instanceof Error ? cause.message : 'unknown';
      logger.error({ slug, reason }, 'demo hotel not imported');
    }
  }
}
