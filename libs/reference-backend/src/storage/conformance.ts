import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentConformance } from './test/documents';
import { hotelConformance } from './test/hotels';
import { orderConformance } from './test/orders';
import { submissionConformance } from './test/submissions';
import type { Storage } from './storage';

export interface OpenedStorages {
  storage: Storage;
  /** A second one over the same data, as another process would open it. */
  other?: Storage;
  /**
   * May both write at once in one process? Not on SQLite: who waits for the lock blocks the thread that would
   * release it.
   */
  canRace?: boolean;
}

/** Whom writes at once go to, in turn. */
export function racers({ storage, other = storage, canRace = false }: OpenedStorages): [Storage, Storage] {
  return [storage, canRace ? other : storage];
}

/** What every storage promises; run by the tests of each implementation. */
export function storageConformance(name: string, open: () => Promise<OpenedStorages>): void {
  describe(`${name} keeps the promises of a storage`, () => {
    let opened: OpenedStorages;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened.storage.close();
      await opened.other?.close();
    });

    hotelConformance(() => opened);
    submissionConformance(() => opened);
    orderConformance(() => opened);
    documentConformance(() => opened);

    it('answers a ping', async () => {
      await expect(opened.storage.ping()).resolves.toBeUndefined();
    });
  });
}
