import { useEffect } from 'react';
import type { FollowUps } from './followUps';
import { whenIdle } from '../device/whenIdle';

/** Loads the two screens that most guests open next, when the browser is idle. */
export function useFollowUps({ slug, registry, api, i18n }: FollowUps): void {
  useEffect(() => {
    if (slug === '') return undefined;
    return whenIdle(() => {
      import('./followUps')
        .then(({ loadFollowUps }) => loadFollowUps({ slug, registry, api, i18n }))
        // A failure is ignored: this only makes the next screens faster.
        .catch(() => undefined);
    });
  }, [slug, registry, api, i18n]);
}
