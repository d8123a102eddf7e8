import type { RuntimeConfig } from '@guest/api-client';
import type { ApiSource } from '@guest/visit';
import { chunkOf } from '../../routing/entry';

/** The API client as a chunk of its own, outside the first load. A failed load is repeated. */
export function browserApi(config: RuntimeConfig): ApiSource {
  const client = chunkOf(async () => (await import('./client')).createApi(config));
  return () =>
    client().catch((cause: unknown) => {
      client.reset();
      throw cause;
    });
}
