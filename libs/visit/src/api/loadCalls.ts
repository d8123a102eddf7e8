import type { Api } from '@guest/api-client';
import type { ApiSource } from './visitContext';

/** The problem type of a failure to load a file of the app, as opposed to an answer of the API. */
export const LOST_FILE = 'urn:guest-web:lost-file';

/**
 * Loads the client and a library's calls, which are chunks outside of the first load. Rejects with an offline failure
 * of type `LOST_FILE` where a chunk cannot be loaded: the network is away, or a deploy removed the file.
 */
export async function loadCalls<C extends object>(
  api: ApiSource,
  importCalls: () => Promise<C>,
): Promise<{ client: Api; calls: C }> {
  try {
    const [calls, client] = await Promise.all([importCalls(), api()]);
    return { client, calls };
  } catch (cause) {
    throw Object.assign(new Error('The client did not load', { cause }), {
      kind: 'offline' as const,
      problem: { type: LOST_FILE },
    });
  }
}
