import { paths, type OutboxSenders } from '@guest/feature';
import { createOutbox, type Outbox } from '@guest/outbox';
import type { Registry } from '@guest/state';
import type { ApiSource, VisitContext } from '@guest/visit';
import { features } from '../features';
import { contextOf } from '../routing/loadEntry';
import { matchEntry } from '../routing/table';

export { attendOutbox } from '@guest/outbox';

/** Every feature's senders, at work for the hotel of this visit. */
export function outboxOf(slug: string, registry: Registry, api: ApiSource): Outbox {
  const senders: OutboxSenders<VisitContext> = {};
  for (const { outbox } of features) Object.assign(senders, outbox);
  return createOutbox({ context: contextOf(matchEntry(paths.home(slug)), registry, api), senders });
}
