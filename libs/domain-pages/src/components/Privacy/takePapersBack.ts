import type { Registry } from '@guest/state';
import { allSent, useSentStore } from '@guest/submission';
import { loadCalls, type ApiSource } from '@guest/visit';

/**
 * Takes the papers of this visit back from the hotel; never rejects. Those of a check-in stay; without a network the
 * hotel deletes the others by itself.
 */
export async function takePapersBack(registry: Registry, api: ApiSource): Promise<void> {
  const papers = allSent(useSentStore.in(registry).getState()).filter(({ kind }) => kind === 'document');
  if (papers.length === 0) return;
  const loaded = await loadCalls(api, () => import('../../api/ownCalls')).catch(() => undefined);
  if (!loaded) return;
  const { client, calls } = loaded;
  await Promise.allSettled(papers.map(({ id, key }) => calls.removePrivateDocument(client, id, key)));
}
