import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

// Gives the text back: a call whose result nobody uses is left out of the build, and its error with it.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Lets addresses of pages with broken percent-encoding reach the app, which has a page for them: the router, which
 * would refuse them, is shown them as they are spelled. The app is told the true one (`originalUrl`).
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
 * Where guests reach this server: as configured, else as this request did; undefined where that is no host, since
 * anybody may write anything there. Behind a proxy it takes PUBLIC_URL or TRUST_PROXY.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  return HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : undefined;
}
