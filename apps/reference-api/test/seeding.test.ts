import { createMemoryStorage, demoSlugs, type Storage } from '@guest/reference-backend';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config';
import { seedDemoHotels } from '../src/hotels/seedDemoHotels';
import { openServer } from '../src/startServer';
import { aHotel } from './support/hotels';
import { aFolder } from './support/serverProcess';

const logger = pino({ level: 'silent' });
const slugsOf = async (storage: Storage) => (await storage.listHotels()).map(({ slug }) => slug);
const sorted = [...demoSlugs].sort();

describe('the demo hotels', () => {
  it('are imported into a new storage, and a removed one is restored only on request', async () => {
    const storage = createMemoryStorage();
    await seedDemoHotels(storage, { logger });
    expect(await slugsOf(storage)).toEqual(sorted);
    await storage.deleteHotel('demo');
    await seedDemoHotels(storage, { logger });
    expect(await slugsOf(storage)).toEqual(sorted.filter((slug) => slug !== 'demo'));
    await seedDemoHotels(storage, { logger, isReseeding: true });
    expect(await slugsOf(storage)).toEqual(sorted);
  });

  it('are completed when the first start was cut short, beside hotels that are there', async () => {
    const storage = createMemoryStorage();
    await storage.importHotel(await aHotel('palace'));
    await seedDemoHotels(storage, { logger });
    expect(await slugsOf(storage)).toEqual([...demoSlugs, 'palace'].sort());
  });

  it('are left out where the operator says so', async () => {
    const config = readConfig({ DATA_DIR: aFolder(), SEED_DEMO: 'false', PORT: '0' });
    const { storage, stop } = await openServer({ config, pages: {}, logger });
    expect(await slugsOf(storage)).toEqual([]);
    await stop();
  });
});
