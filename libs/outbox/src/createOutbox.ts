import type { FeatureContext, OutboxEntry, OutboxSenders } from '@guest/feature';
import { failureOf } from '@guest/state';
import { locksOf, type WithLock } from './locks';
import { entryOf, failed, isLate, isPending, received, withoutNetwork, type NewEntry } from './model/entry';
import { useOutboxStore } from './store/outboxStore';

export interface Outbox {
  /** Keeps it, then sends it at once; resolves with how it stands, never rejects. */
  submit: (submission: NewEntry) => Promise<OutboxEntry | undefined>;
  /** The guest wants it sent now, late or not; undefined where it is not there any more. */
  retry: (id: string) => Promise<OutboxEntry | undefined>;
  /** Sends all that is pending and still in time; what is late asks. */
  flush: () => Promise<void>;
  /** Is there something left to send by itself? */
  hasPending: () => boolean;
  /** Tells of every change of what it holds; gives what ends that. */
  subscribe: (told: () => void) => () => void;
}

export interface OutboxOptions<C extends FeatureContext> {
  context: C;
  senders: OutboxSenders<C>;
  withLock?: WithLock;
  now?: () => number;
  isOnline?: () => boolean;
}

/**
 * Sends what is kept, each entry once at a time among all tabs. The keys of an entry never change, so that a try whose
 * answer was lost, another tab or a reload cannot double it.
 */
export function createOutbox<C extends FeatureContext>(options: OutboxOptions<C>): Outbox {
  const { context, senders, now = () => Date.now(), isOnline = () => navigator.onLine } = options;
  // Absent in an insecure context, whatever the types say.
  const withLock = options.withLock ?? locksOf(navigator.locks as LockManager | undefined);
  const store = useOutboxStore.in(context.registry);
  const { put, change } = store.getState();

  const find = (id: string): OutboxEntry | undefined => {
    const { entries } = store.getState();
    return Object.hasOwn(entries, id) ? entries[id] : undefined;
  };

  async function send(entry: OutboxEntry): Promise<void> {
    const load = senders[entry.kind];
    if (!load) return;
    const leaving: OutboxEntry = { ...entry, status: 'sending', tries: entry.tries + 1 };
    put(leaving);
    try {
      const sender = await load().catch((cause: unknown) => {
        // A file that cannot be had means that the network cannot either.
        throw Object.assign(new Error('The sender did not load', { cause }), { kind: 'offline' as const });
      });
      const receipt = await sender.send(context, leaving, () =>
        change(entry.id, (known) => ({ ...known, mayHaveArrived: true })),
      );
      change(entry.id, (known) => received(known, receipt));
    } catch (cause) {
      change(entry.id, (known) => failed(known, failureOf(cause), entry.mayHaveArrived));
    }
  }

  /** One try, alone; `isWanted` is asked again once it is this one's turn. */
  function attempt(id: string, isWanted: (entry: OutboxEntry) => boolean): Promise<void> {
    return withLock(`outbox/${id}`, async () => {
      const entry = find(id);
      if (entry && isWanted(entry)) await send(entry);
    });
  }

  async function flushOne({ id }: OutboxEntry): Promise<void> {
    await attempt(id, (entry) => {
      if (!isPending(entry)) return false;
      if (!isOnline()) {
        change(id, withoutNetwork);
        return false;
      }
      if (!isLate(entry, now())) return true;
      change(id, (known) => ({ ...known, status: 'asking' }));
      return false;
    });
  }

  const pending = () =>
    Object.values(store.getState().entries)
      .filter((entry) => isPending(entry) && senders[entry.kind])
      .sort((a, b) => a.savedAt - b.savedAt);

  return {
    submit: async (submission) => {
      put(entryOf(submission, now(), find(submission.id)));
      await attempt(submission.id, isPending);
      return find(submission.id);
    },
    retry: async (id) => {
      await attempt(id, ({ status }) => status !== 'received');
      return find(id);
    },
    flush: async () => {
      // In the order they were saved; what was left to send by then is looked at once.
      for (const entry of pending()) await flushOne(entry);
    },
    hasPending: () => pending().length > 0,
    subscribe: (told) => store.subscribe(told),
  };
}
