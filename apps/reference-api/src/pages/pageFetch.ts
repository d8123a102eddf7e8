import type { ServiceName } from '@guest/api-contract';
import { createBackendFetch, type Backend } from '@guest/reference-backend';

/** The origin under which the server bundle calls this process. */
export const IN_PROCESS_ORIGIN = 'http://in-process';

interface PageServices {
  /** The addresses under which the server bundle calls this process. */
  bases: Record<ServiceName, string>;
  /** The addresses of services that are passed through, by their paths here. */
  upstreams: ReadonlyMap<string, string>;
}

/** The fetch that rendering uses: calls our own services in process, the others over the network. */
export function createPageFetch(backend: Backend, { bases, upstreams }: PageServices): typeof fetch {
  const backendFetch = createBackendFetch(backend, bases);
  const addressThere = (path: string) => {
    for (const [prefix, upstream] of upstreams)
      if (path.startsWith(`${prefix}/`)) return `${upstream}${path.slice(prefix.length)}`;
    return undefined;
  };
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${IN_PROCESS_ORIGIN}/`)) return fetch(input, init);
    const there = addressThere(address.slice(IN_PROCESS_ORIGIN.length));
    if (there === undefined) return backendFetch(input, init);
    return fetch(input instanceof Request ? new Request(there, input) : there, init);
  };
}
