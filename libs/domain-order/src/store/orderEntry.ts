import type { OutboxEntry } from '@guest/feature';
import type { FollowedOrder } from '../model/followedOrder';

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

/** The hotel may have it, and nobody knows: no other order may take its place without asking the guest. */
export function isUnsure({ status, mayHaveArrived }: OutboxEntry): boolean {
  return mayHaveArrived === true && status !== 'refused' && status !== 'received';
}

/** What the hotel does not have yet; a tab that has not heard may still hold what another one has brought there. */
export function waitingEntries(entries: Entries, orders: readonly FollowedOrder[]): OutboxEntry[] {
  const arrived = new Set(orders.map(({ entryId }) => entryId));
  return orderEntries(entries).filter(({ id, status }) => status !== 'received' && !arrived.has(id));
}
