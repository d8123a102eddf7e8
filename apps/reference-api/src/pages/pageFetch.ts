import type { ServiceName } from '@guest/api-contract';
import { createBackendFetch, type Backend } from '@guest/reference-backend';

/** The origin under which the server bundle calls this process. */
export const IN_PROCESS_ORIGIN = 'http://in-process';

/** The fetch that rendering uses: calls our own services in process, the others over the network. */
export function createPageFetch(backend: Backend, bases: Record<ServiceName, string>): typeof fetch {
  const backendFetch = createBackendFetch(backend, bases);
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(`${IN_PROCESS_ORIGIN}/`) ? backendFetch(input, init) : fetch(input, init);
  };
}
