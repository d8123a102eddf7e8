import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

// Returns the text: the build removes a call whose result is unused, and its error with it.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Lets addresses of pages with broken percent-encoding reach the app, which has a page for them: the router, which
 * would refuse them, gets them with each `%` escaped. The app gets the original address (`originalUrl`).
 */
export function createPageRewrite(
  servicePrefixes: readonly string[],
): (request: Pick<IncomingMessage, 'url'>) => string {
  return ({ url = '/' }) => {
    if (!url.includes('%')) return url;
    const [path = '', ...query] = url.split('?');
    const isRefused = decoded(path) === undefined;
    if (!isRefused || servicePrefixes.some((prefix) => path.startsWith(`${prefix}/`))) return url;
    return [path.replaceAll('%', '%25'), ...query].join('?');
  };
}

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/**
 * The origin of this server: as configured, else the request's own; undefined where its host is malformed, since
 * a client can send any Host header. Behind a proxy, PUBLIC_URL or TRUST_PROXY is needed.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  return HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : undefined;
}
