import type { ServiceName } from '@guest/api-contract';
import { createBackendFetch, type Backend } from '@guest/reference-backend';

/** The origin by which the server bundle names what this very process answers. */
export const IN_PROCESS_ORIGIN = 'http://in-process';

/** The fetch of rendering: our own services without a network, the others over it. */
export function createPageFetch(backend: Backend, bases: Record<ServiceName, string>): typeof fetch {
  const backendFetch = createBackendFetch(backend, bases);
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(`${IN_PROCESS_ORIGIN}/`) ? backendFetch(input, init) : fetch(input, init);
  };
}
