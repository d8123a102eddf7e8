import type { Registry } from '@guest/state';
import { useVisitStore, type ApiSource, type VisitContext } from '@guest/visit';
import type { Match } from './table';

/** What a screen's `load` and `title` get, for one match. */
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

/** Brings the hotel, unless it is there already. */
export async function loadHoster(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  if (match.slug === '') return;
  await useVisitStore.in(registry).getState().loadHoster(api, match.slug);
}

/** Brings what the screen shows. Stores keep their own failures; a hotel that is missing is the shell's matter. */
export async function loadEntry(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  if (!match.entry.load) return;
  const { hoster } = useVisitStore.in(registry).getState();
  if (match.slug !== '' && hoster.status !== 'success') return;
  await match.entry.load(contextOf(match, registry, api));
}
