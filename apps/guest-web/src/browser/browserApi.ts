import type { RuntimeConfig } from '@guest/api-client';
import type { ApiSource } from '@guest/visit';
import { once } from '../routing/entry';

/** The client as a chunk of its own: nothing of it is in the first load. */
export function browserApi(config: RuntimeConfig): ApiSource {
  return once(async () => (await import('./client')).createApi(config));
}
