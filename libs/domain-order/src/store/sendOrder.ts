import type { OutboxEntry } from '@guest/feature';
import { useOutboxStore, type OutboxSource } from '@guest/outbox';
import type { Registry } from '@guest/state';
import type { Guest } from '@guest/visit';
import type { Service } from '../model/service';
import { own } from '../model/own';
import { entryFor, isUnsure } from './orderEntry';
import { useOrderStore } from './orderStore';
import { entryOf, keptOrderOf, submissionFor } from './submission';

/** What the page knows when the guest sends. */
export interface OrderToSend {
  hosterId: string;
  slug: string;
  timeZone: string;
  service: Service;
  guest: Guest;
  /** The hotel may have another order of this service already: the guest is to say what becomes of it. */
  onUnsure?: (entry: OutboxEntry) => void;
}

/**
 * Puts the draft of a service into the outbox, which sends it at once; resolves with how it stands then. The same
 * content again is the same submission; another content takes the place of what was not sent yet, unless the hotel may
 * have that already: then nothing is sent, and `onUnsure` is told.
 */
export async function sendOrder(
  registry: Registry,
  outbox: OutboxSource,
  { slug, onUnsure, ...known }: OrderToSend,
): Promise<OutboxEntry | undefined> {
  const orders = useOrderStore.in(registry).getState();
  const { entries, put, remove } = useOutboxStore.in(registry).getState();
  const { id } = known.service;
  const draft = own(orders.drafts, id);
  const waiting = entryFor(entries, id);
  // Nothing to send, or on its way already.
  if (!draft || waiting?.status === 'sending') return waiting;
  const outgoing = { ...known, draft };
  const kept = keptOrderOf(outgoing);
  if (!kept) {
    // eslint-disable-next-line no-console -- spec 8: logged, and nothing is sent
    console.error('No hosterId or customerId');
    return undefined;
  }
  const submission = submissionFor(kept, own(orders.submissions, id));
  if (waiting && waiting.id !== submission.id && isUnsure(waiting)) {
    onUnsure?.(waiting);
    return waiting;
  }
  orders.submit(id, submission);
  if (waiting && waiting.id !== submission.id) remove(waiting.id);
  const entry = entryOf(outgoing, { kept, submission, slug, now: Date.now() });
  try {
    return await (await outbox()).submit(entry);
  } catch {
    // Not even the outbox's own file can be had: it is kept all the same, and leaves with the next visit or network.
    const mayHaveArrived = waiting?.id === entry.id ? waiting.mayHaveArrived : undefined;
    const failure = { kind: 'offline' as const };
    put({ ...entry, savedAt: Date.now(), status: 'saved', tries: 0, failure, mayHaveArrived });
    return undefined;
  }
}
