import { useEffect } from 'react';
import type { Registry } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import { whenIdle } from './whenIdle';

/** Once the hotel is there and the page has nothing better to do: the two follow-up loads (spec 4). */
export function useFollowUps(slug: string, registry: Registry, api: ApiSource): void {
  useEffect(() => {
    if (slug === '') return undefined;
    return whenIdle(() => {
      import('./followUps')
        .then(({ loadFollowUps }) => loadFollowUps(slug, registry, api))
        // They only make the next screens quick.
        .catch(() => undefined);
    });
  }, [slug, registry, api]);
}
