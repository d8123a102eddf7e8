import type { OutboxEntry } from '@guest/feature';
import { defineStore } from '@guest/state';
import { reviveEntries } from './revive';

export interface OutboxState {
  /** By id; kept on the device until the hotel has them, then as a receipt until their domain lets go of it. */
  entries: Readonly<Record<string, OutboxEntry>>;
  /** Puts an entry in, or another state of it, and writes it at once: nothing leaves before it is kept. */
  put: (entry: OutboxEntry) => void;
  /** As `put`, unless it was taken out in the meantime. */
  change: (id: string, change: (entry: OutboxEntry) => OutboxEntry) => void;
  /** Takes it out: nothing of it is sent any more. */
  remove: (id: string) => void;
}

/** What this device still has to bring to the hotel. */
export const useOutboxStore = defineStore<OutboxState>(
  'outbox',
  (set, get, _store, { persistNow }) => {
    function write(entries: OutboxState['entries']) {
      set({ entries });
      persistNow();
    }
    const find = (id: string) => (Object.hasOwn(get().entries, id) ? get().entries[id] : undefined);
    return {
      entries: {},
      put: (entry) => write({ ...get().entries, [entry.id]: entry }),
      change: (id, change) => {
        const entry = find(id);
        if (entry) write({ ...get().entries, [id]: change(entry) });
      },
      remove: (id) => {
        if (find(id)) write(Object.fromEntries(Object.entries(get().entries).filter(([key]) => key !== id)));
      },
    };
  },
  { keep: ['entries'], revive: reviveEntries },
);
