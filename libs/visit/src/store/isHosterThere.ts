import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';

/** Does the service bring this hotel now? Nothing that is shown changes by the question. */
export async function isHosterThere(api: ApiSource, slug: string): Promise<boolean> {
  try {
    const { client, calls } = await loadCalls(api, () => import('../calls'));
    await calls.getHoster(client, slug);
    return true;
  } catch {
    return false;
  }
}
