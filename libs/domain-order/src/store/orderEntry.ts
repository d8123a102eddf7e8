import type { OutboxEntry } from '@guest/feature';

type Entries = Readonly<Record<string, OutboxEntry>>;

/** The orders of the outbox, newest first. */
export function orderEntries(entries: Entries): OutboxEntry[] {
  return Object.values(entries)
    .filter(({ kind }) => kind === 'order')
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** What the outbox has of a service's order. */
export function entryFor(entries: Entries, serviceId: string): OutboxEntry | undefined {
  return orderEntries(entries).find(({ subject }) => subject === serviceId);
}
