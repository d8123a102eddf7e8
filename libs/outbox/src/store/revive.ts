import { outboxKinds, outboxStatuses, type OutboxEntry } from '@guest/feature';
import { KEPT_FOR_MS } from '@guest/state';

type Known = Record<string, unknown>;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isOneOf = (list: readonly unknown[], value: unknown) => list.includes(value);
const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;

function isEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value)) return false;
  const {
    id,
    kind,
    hosterId,
    slug,
    label,
    subject,
    keys,
    savedAt,
    sendBefore,
    status,
    tries,
    mayHaveArrived,
  } = value;
  return (
    [id, hosterId, slug, label].every((text) => typeof text === 'string') &&
    isOneOf(outboxKinds, kind) &&
    isOneOf(outboxStatuses, status) &&
    isOptional(subject, 'string') &&
    isRecord(keys) &&
    Object.values(keys).every((key) => typeof key === 'string' && key !== '') &&
    typeof savedAt === 'number' &&
    isOptional(sendBefore, 'number') &&
    typeof tries === 'number' &&
    isOptional(mayHaveArrived, 'boolean')
  );
}

/** What storage held, without what is older than 30 days, damaged, or not ours (decisions.md 25). */
export function reviveEntries(kept: Known, now: number): { entries: Record<string, OutboxEntry> } {
  if (!isRecord(kept.entries)) return { entries: {} };
  const living = Object.entries(kept.entries).filter(
    ([id, entry]) => isEntry(entry) && entry.id === id && now - entry.savedAt <= KEPT_FOR_MS,
  );
  return { entries: Object.fromEntries(living) as Record<string, OutboxEntry> };
}
