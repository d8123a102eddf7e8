import type { Api } from '@guest/api-client';
import type { ApiSource } from './context';

/** The problem's type of a failure that is a file's of the app, not an answer's. */
export const LOST_FILE = 'urn:guest-web:lost-file';

/**
 * The client and a library's calls, both chunks of their own: nothing of them is in the first load. One that cannot
 * be had means that the network cannot either, or that a deploy took it away (`LOST_FILE`).
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
