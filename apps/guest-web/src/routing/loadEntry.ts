import type { Registry } from '@guest/state';
import { useVisitStore, type ApiSource, type VisitContext } from '@guest/visit';
import type { Match } from './table';

/** The arguments of a screen's `load` and `title`, for one match. */
export function contextOf(match: Match, registry: Registry, api: ApiSource): VisitContext {
  return {
    registry,
    slug: match.slug,
    params: match.params,
    api,
    async hoster() {
      const { hoster } = useVisitStore.in(registry).getState();
      if (hoster.status === 'success') return hoster.data;
      throw new Error('This hotel cannot be had');
    },
  };
}

/** Loads the hotel, unless it is loaded already. */
export async function loadHoster(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  if (match.slug === '') return;
  await useVisitStore.in(registry).getState().loadHoster(api, match.slug);
}

/** Loads the screen's data. Stores keep their own failures; the shell handles a missing hotel. */
export async function loadEntry(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  if (!match.entry.load) return;
  const { hoster } = useVisitStore.in(registry).getState();
  if (match.slug !== '' && hoster.status !== 'success') return;
  await match.entry.load(contextOf(match, registry, api));
}
