import type { FeatureContext, OutboxEntry } from '@guest/feature';
import { createRegistry, persistRegistry } from '@guest/state';
import { createOutbox, type OutboxOptions } from '../createOutbox';
import type { NewEntry } from '../model/entry';
import { useOutboxStore } from '../store/outboxStore';

/** Something to send; say only what matters. */
export function aSubmission(rest: Partial<NewEntry> = {}): NewEntry {
  return {
    id: 'a',
    kind: 'message',
    hosterId: 'hotel',
    slug: 'demo',
    label: 'Votre message',
    keys: { message: 'key-a' },
    body: { message: 'Bonjour' },
    ...rest,
  };
}

export type Send = (entry: OutboxEntry, leave: () => void) => Promise<unknown>;

/** One tab of a device: what it kept is what the other tabs kept. */
export function aTab(send: Send, options: Partial<OutboxOptions<FeatureContext>> = {}) {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  const outbox = createOutbox<FeatureContext>({
    context: { registry, slug: 'demo', params: {} },
    senders: { message: () => Promise.resolve({ send: (_context, entry, leave) => send(entry, leave) }) },
    isOnline: () => true,
    ...options,
  });
  const store = useOutboxStore.in(registry);
  return { outbox, store, entry: (id = 'a') => store.getState().entries[id] };
}

/** What the client throws. */
export function anApiError(kind: string, status?: number, type?: string): Error {
  return Object.assign(new Error('Fail to post message request'), {
    kind,
    status,
    ...(type && { problem: { type } }),
  });
}
