import { useEffect, useMemo } from 'react';
import type { Registry } from '@guest/state';
import type { SubmissionsSource } from '@guest/submission';
import type { ApiSource } from '@guest/visit';
import { chunkOf } from '../../routing/entry';
import { whenIdle } from '../device/whenIdle';

/**
 * The submissions of this visit, loaded when a screen asks for them. When the page is idle, kept ones are sent and
 * the features' background work starts.
 */
export function useVisitSubmissions(
  slug: string,
  registry: Registry,
  api: ApiSource,
  apiKeys?: string,
): SubmissionsSource {
  const source = useMemo(
    () => chunkOf(async () => (await import('./submissions')).submissionsOf(slug, registry, api, apiKeys)),
    [slug, registry, api, apiKeys],
  );

  useEffect(() => {
    if (slug === '') return undefined;
    const cleanUps: (() => void)[] = [];
    let isLeft = false;
    const attend = async () => {
      const [{ attendVisit }, submissions] = await Promise.all([import('./submissions'), source()]);
      const stop = await attendVisit(submissions, slug, registry, api);
      if (isLeft) stop();
      else cleanUps.push(stop);
    };
    // Without its code nothing is sent now; a screen that submits loads it again. Kept data is restored before the
    // page is idle.
    cleanUps.push(whenIdle(() => void attend().catch(() => source.reset())));
    return () => {
      isLeft = true;
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, [slug, registry, api, source]);

  return source;
}
