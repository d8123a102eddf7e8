import type { ServiceName } from '@guest/api-contract';
import { problemAnswer, type ApiAnswer } from './http/answer';
import { readForm } from './http/readForm';
import type { Backend } from './backend';

/** Where each service's base is, such as `http://in-process/api`. */
export type ServiceBases = Record<ServiceName, string>;

interface Address {
  service: ServiceName;
  path: string;
  search: string;
}

/** A `fetch` that asks the backend in this process: for server rendering, tests and Storybook. */
export function createBackendFetch(backend: Backend, bases: ServiceBases): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const address = addressOf(request.url, bases);
    if (!address) throw new TypeError('fetch failed: no service of this backend has that address');
    const body = await readBody(request);
    const answer =
      body === BROKEN
        ? problemAnswer('invalidRequest', { detail: 'The body cannot be read' })
        : await backend.handle({
            ...address,
            method: request.method,
            headers: (name) => request.headers.get(name) ?? undefined,
            body,
          });
    request.signal.throwIfAborted();
    return toResponse(answer);
  };
}

function addressOf(url: string, bases: ServiceBases): Address | undefined {
  const { origin, pathname, search } = new URL(url);
  const address = origin + pathname;
  const services = Object.entries(bases) as [ServiceName, string][];
  const match = services
    .map(([service, base]) => ({ service, prefix: `${base.replace(/\/+$/u, '')}/` }))
    .filter(({ prefix }) => address.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return match && { service: match.service, path: address.slice(match.prefix.length), search };
}

const BROKEN = Symbol('broken body');

async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  try {
    if (/^multipart\/form-data/iu.test(request.headers.get('content-type') ?? ''))
      return (await readForm(request)) ?? BROKEN;
    if (request.headers.get('content-type') === null) return new Uint8Array(await request.arrayBuffer());
    const text = await request.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return BROKEN;
  }
}

function toResponse({ status, headers, body }: ApiAnswer): Response {
  // A typed array over a shared buffer is no BodyInit; ours never share one.
  return new Response((body ?? null) as BodyInit | null, { status, headers });
}
