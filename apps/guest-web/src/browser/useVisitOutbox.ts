import { useEffect, useMemo } from 'react';
import type { OutboxSource } from '@guest/outbox';
import type { Registry } from '@guest/state';
import type { ApiSource } from '@guest/visit';
import { once } from '../routing/entry';
import { whenIdle } from './whenIdle';

/**
 * The outbox of this visit, made when a screen asks for it. Once the page is idle and what was kept is back, what is
 * left in it is sent.
 */
export function useVisitOutbox(slug: string, registry: Registry, api: ApiSource): OutboxSource {
  const source = useMemo(
    () => once(async () => (await import('./outbox')).outboxOf(slug, registry, api)),
    [slug, registry, api],
  );

  useEffect(() => {
    if (slug === '') return undefined;
    const callOffs: (() => void)[] = [];
    let isLeft = false;
    const attend = async () => {
      const [{ attendVisit }, outbox] = await Promise.all([import('./outbox'), source()]);
      const stop = await attendVisit(outbox, slug, registry, api);
      if (isLeft) stop();
      else callOffs.push(stop);
    };
    const begin = () => {
      // Without its file nothing is sent now; a screen that submits asks for it again.
      callOffs.push(whenIdle(() => void attend().catch(() => source.forget())));
    };
    if (registry.isRestored()) begin();
    else callOffs.push(registry.onRestored(begin));
    return () => {
      isLeft = true;
      for (const callOff of callOffs) callOff();
    };
  }, [slug, registry, api, source]);

  return source;
}
