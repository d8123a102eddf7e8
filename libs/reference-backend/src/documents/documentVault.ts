import type { Later } from '../storage/storage';

/** A stored paper and the moment of its storing. */
export interface KeptDocument {
  id: string;
  keptAt: Date;
}

/**
 * Where the bytes of identity papers lie, unreadable without a key. `belongsTo` is bound to them: read with another
 * one they cannot be opened, so that two papers cannot be exchanged.
 */
export interface DocumentVault {
  /**
   * Keeps bytes under a new id; all of them or nothing, durable when it resolves. Throws `StorageUnavailableError`
   * where the place is full or gone.
   */
  put(id: string, bytes: Uint8Array, belongsTo: string): Promise<void>;
  /** Undefined where nothing is kept under that id; throws where it cannot be read. */
  get(id: string, belongsTo: string): Promise<Uint8Array | undefined>;
  /** Removes a paper; resolves also where there was none. */
  remove(id: string): Promise<void>;
  list(): Later<KeptDocument[]>;
  /** Resolves when a paper could be kept. */
  ping(): Promise<void>;
}

/** A vault in memory: for tests and Storybook. */
export function createMemoryVault(): DocumentVault {
  const kept = new Map<string, { bytes: Uint8Array; belongsTo: string; keptAt: Date }>();
  return {
    put: async (id, bytes, belongsTo) => {
      kept.set(id, { bytes: bytes.slice(), belongsTo, keptAt: new Date() });
    },
    get: async (id, belongsTo) => {
      const found = kept.get(id);
      if (found && found.belongsTo !== belongsTo) throw new Error('The paper belongs to something else');
      return found?.bytes.slice();
    },
    remove: async (id) => {
      kept.delete(id);
    },
    list: () => [...kept].map(([id, { keptAt }]) => ({ id, keptAt })),
    ping: () => Promise.resolve(),
  };
}
