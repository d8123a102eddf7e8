import type { ApiSource } from '../api/visitContext';
import { loadCalls } from '../api/loadCalls';

/** Whether the API answers for this hotel now. Changes no store. */
export async function isHosterThere(api: ApiSource, slug: string): Promise<boolean> {
  try {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    await calls.getHoster(client, slug);
    return true;
  } catch {
    return false;
  }
}
