import type { VisitContext } from '@guest/visit';
import { useFormStore } from './formStore';

/** Brings the hotel's form; the server awaits it, the browser calls it on navigation. */
export async function loadForm({ api, registry, hoster }: VisitContext): Promise<boolean> {
  return useFormStore
    .in(registry)
    .getState()
    .load(api, (await hoster())._id);
}
