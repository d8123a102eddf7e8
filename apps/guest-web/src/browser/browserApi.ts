import type { RuntimeConfig } from '@guest/api-client';
import type { ApiSource } from '@guest/visit';
import { once } from '../routing/entry';

/** The client as a chunk of its own: nothing of it is in the first load. One that did not come is asked for again. */
export function browserApi(config: RuntimeConfig): ApiSource {
  const client = once(async () => (await import('./client')).createApi(config));
  return () =>
    client().catch((cause: unknown) => {
      client.forget();
      throw cause;
    });
}
