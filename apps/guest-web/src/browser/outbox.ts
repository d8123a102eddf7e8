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
  const attendants = await Promise.all(features.flatMap(({ attend }) => attend?.() ?? []));
  const stops = [
    attendOutbox(outbox),
    ...attendants.map(({ attend }) => attend(visitOf(slug, registry, api))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const visitOf = (slug: string, registry: Registry, api: ApiSource) =>
  contextOf(matchEntry(paths.home(slug)), registry, api);
