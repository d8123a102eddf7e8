import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentConformance } from './documents';
import { endingConformance } from './endings';
import { hotelConformance } from './hotels';
import { orderConformance } from './orders';
import { paymentConformance } from './payments';
import { recordingConformance } from './recordings';
import { usabilityTestConformance } from './usabilityTests';
import { submissionConformance } from './submissions';
import type { Storage } from '../storage';

export interface OpenedStorages {
  storage: Storage;
  /** A second one over the same data, as another process would open it. */
  other?: Storage;
  /**
   * Whether both can write at once in one process. Not on SQLite: the wait for the lock blocks the thread that would
   * release it.
   */
  canRace?: boolean;
}

/** The storages that concurrent writes go to, in turn. */
export function racers({ storage, other = storage, canRace = false }: OpenedStorages): [Storage, Storage] {
  return [storage, canRace ? other : storage];
}

/** Tests that every implementation of the storage runs. */
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
    recordingConformance(() => opened);
    usabilityTestConformance(() => opened);
    paymentConformance(() => opened);
    documentConformance(() => opened);
    endingConformance(() => opened);

    it('answers a ping', async () => {
      await expect(opened.storage.ping()).resolves.toBeUndefined();
    });
  });
}
