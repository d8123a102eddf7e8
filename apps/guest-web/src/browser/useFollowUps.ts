import { useEffect } from 'react';
import type { FollowUps } from './followUps';
import { whenIdle } from './whenIdle';

/** Once the hotel is there and the page has nothing better to do: the two follow-up loads (spec 4). */
export function useFollowUps({ slug, registry, api, i18n }: FollowUps): void {
  useEffect(() => {
    if (slug === '') return undefined;
    return whenIdle(() => {
      import('./followUps')
        .then(({ loadFollowUps }) => loadFollowUps({ slug, registry, api, i18n }))
        // They only make the next screens quick.
        .catch(() => undefined);
    });
  }, [slug, registry, api, i18n]);
}
