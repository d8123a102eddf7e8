import type { OutboxEntry } from '@guest/feature';

/** What the form's screen shows. */
export type Stage = 'form' | 'waiting' | 'received';

/** Where a form stands, from its entry of the outbox; a refusal leads back to the form. */
export function stageOf(entry: OutboxEntry | undefined, isSubmitting: boolean): Stage {
  if (!entry || isSubmitting || entry.status === 'refused') return 'form';
  return entry.status === 'received' ? 'received' : 'waiting';
}

type Entries = Readonly<Record<string, OutboxEntry>>;

/** Which entry a form is about: the one it sent last. */
export function followedOf(entries: Entries, id: string | undefined): OutboxEntry | undefined {
  return id !== undefined && Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** One that the hotel refused, or that came to ask, while nobody was looking: its words wait to be read. */
export function unreadOf(
  entries: Entries,
  { kind, hosterId }: Pick<OutboxEntry, 'kind' | 'hosterId'>,
): OutboxEntry | undefined {
  return Object.values(entries).find(
    (entry) =>
      entry.kind === kind &&
      entry.hosterId === hosterId &&
      (entry.status === 'refused' || entry.status === 'asking'),
  );
}

/** What a sender leaves on the device once the hotel has it. */
export interface ContactReceipt {
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** After so long a confirmation that another page showed, or never could, is yesterday's news. */
const SEEN_AFTER_MS = 10 * 60_000;

/** Has the hotel had it for so long that its confirmation has done its work? */
export function isLongReceived({ status, receipt, savedAt }: OutboxEntry, now: number): boolean {
  if (status !== 'received') return false;
  const { receivedAt } = (receipt ?? {}) as Partial<ContactReceipt>;
  return now - (typeof receivedAt === 'number' ? receivedAt : savedAt) > SEEN_AFTER_MS;
}
