import type { Ending, EndingKind, Storage } from './storage';

interface Entry {
  id: string;
  hosterId: string;
  kind: EndingKind;
  /** `YYYY-MM-DD`. */
  endsOn: string;
  createdAt: string;
  /** As it stands now. */
  json: () => string;
  customerId?: string | undefined;
  remove: () => void;
}

interface MemoryEndings {
  /** Replaces the entry of the same id. */
  add: (entry: Entry) => void;
  storage: Pick<Storage, 'listDataOwners' | 'removeEnded' | 'findKept' | 'removeKept'>;
}

/** What is kept of each submission in memory, and when it ends. */
export function createMemoryEndings(): MemoryEndings {
  const entries = new Map<string, Entry>();
  const isNamed = (id: string) => [...entries.values()].some(({ customerId }) => customerId === id);

  function remove({ id, remove: removeIt }: Entry): void {
    entries.delete(id);
    removeIt();
  }

  function find(kind: EndingKind, id: string): Entry | undefined {
    const entry = entries.get(id);
    return entry?.kind === kind ? entry : undefined;
  }

  return {
    add: (entry) => {
      entries.set(entry.id, entry);
    },
    storage: {
      findKept: async (kind, id) => {
        const entry = find(kind, id);
        if (!entry) return undefined;
        const { hosterId, createdAt, endsOn } = entry;
        return { hosterId, createdAt, endsOn, json: entry.json() };
      },
      removeKept: async (kind, id) => {
        const entry = find(kind, id);
        if (entry && isNamed(id)) return false;
        if (entry) remove(entry);
        return true;
      },
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
