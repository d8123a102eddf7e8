import type { OutboxEntry } from '@guest/feature';

/** What the form's screen shows. */
export type Stage = 'form' | 'waiting' | 'received';

/** Where a form stands, from its entry of the outbox; a refusal leads back to the form. */
export function stageOf(entry: OutboxEntry | undefined, isSubmitting: boolean): Stage {
  if (!entry || isSubmitting || entry.status === 'refused') return 'form';
  return entry.status === 'received' ? 'received' : 'waiting';
}

/**
 * Which entry a form is about: the one it sent last, else one that the hotel refused while nobody was looking, so that
 * no words are lost.
 */
export function entryOf(
  entries: Readonly<Record<string, OutboxEntry>>,
  { kind, hosterId, id }: { kind: OutboxEntry['kind']; hosterId: string; id: string | undefined },
): OutboxEntry | undefined {
  if (id !== undefined && Object.hasOwn(entries, id)) return entries[id];
  return Object.values(entries).find(
    (entry) => entry.kind === kind && entry.hosterId === hosterId && entry.status === 'refused',
  );
}
