import { paths, type OutboxSenders } from '@guest/feature';
import { attendOutbox, createOutbox, type Outbox } from '@guest/outbox';
import type { Registry } from '@guest/state';
import type { ApiSource, VisitContext } from '@guest/visit';
import { features } from '../features';
import { contextOf } from '../routing/loadEntry';
import { matchEntry } from '../routing/table';

/** Every feature's senders, at work for the hotel of this visit. */
export function outboxOf(slug: string, registry: Registry, api: ApiSource): Outbox {
  const senders: OutboxSenders<VisitContext> = {};
  for (const { outbox } of features) Object.assign(senders, outbox);
  return createOutbox({ context: visitOf(slug, registry, api), senders });
}

/** Wakes the outbox, and what each feature does behind the screens; gives what ends all of it. */
export async function attendVisit(
  outbox: Outbox,
  slug: string,
  registry: Registry,
  api: ApiSource,
): Promise<() => void> {
  // What waits leaves first, whatever becomes of the features' own files.
  const stops = [attendOutbox(outbox)];
  const loaded = await Promise.allSettled(features.flatMap(({ attend }) => attend?.() ?? []));
  for (const attendant of loaded) {
    if (attendant.status === 'fulfilled') stops.push(attendant.value.attend(visitOf(slug, registry, api)));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

const visitOf = (slug: string, registry: Registry, api: ApiSource) =>
  contextOf(matchEntry(paths.home(slug)), registry, api);
