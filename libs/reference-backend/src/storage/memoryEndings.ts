import type { Ending, EndingKind, Storage } from './storage';

interface Entry {
  id: string;
  hosterId: string;
  kind: EndingKind;
  /** `YYYY-MM-DD`. */
  endsOn: string;
  customerId?: string | undefined;
  remove: () => void;
}

interface MemoryEndings {
  /** Replaces the entry of the same id. */
  add: (entry: Entry) => void;
  storage: Pick<Storage, 'listDataOwners' | 'removeEnded'>;
}

/** When each submission in memory ends. */
export function createMemoryEndings(): MemoryEndings {
  const entries = new Map<string, Entry>();
  const isNamed = (id: string) => [...entries.values()].some(({ customerId }) => customerId === id);

  function remove({ id, remove: removeIt }: Entry): void {
    entries.delete(id);
    removeIt();
  }

  return {
    add: (entry) => {
      entries.set(entry.id, entry);
    },
    storage: {
      listDataOwners: async () => [...new Set([...entries.values()].map(({ hosterId }) => hosterId))].sort(),
      removeEnded: async ({ hosterId, kind, before, isDryRun }: Ending) => {
        const ended = [...entries.values()].filter(
          (entry) =>
            entry.hosterId === hosterId && entry.kind === kind && entry.endsOn < before && !isNamed(entry.id),
        );
        if (!isDryRun) ended.forEach(remove);
        return ended.length;
      },
    },
  };
}
