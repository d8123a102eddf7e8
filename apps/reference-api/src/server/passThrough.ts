import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems';

type Headers = Record<string, string | string[] | undefined>;

/** Our cookies are for this site alone. Hop-by-hop headers are the library's concern. */
const KEPT_BACK = ['cookie', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
/** Answers come from this site now: what they may do here is our policy's to say. */
const NOT_TAKEN = [
  'set-cookie',
  'clear-site-data',
  'service-worker-allowed',
  'strict-transport-security',
  'content-security-policy',
  'content-security-policy-report-only',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

interface PassThrough {
  /** The path here, such as `/api`. */
  prefix: string;
  /** The address of the service there. */
  upstream: string;
  /** The content security policy of an answer. */
  policyOf: (request: Pick<FastifyRequest, 'url'>) => string;
}

/**
 * Passes the calls of one service on to its own address, bodies as they are. Browsers then ask this origin alone, so
 * the service needs no CORS.
 */
export function passThrough(app: FastifyInstance, { prefix, upstream, policyOf }: PassThrough): void {
  const { origin, pathname } = new URL(upstream);
  app.register(async (scope) => {
    // A body goes on byte by byte, whatever its type.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: pathname === '/' ? '' : pathname,
      // Papers are among the bodies; see bodyDeadline.ts.
      config: { isLongUpload: true },
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => without(headers as Headers, KEPT_BACK),
        rewriteHeaders: (headers, request) => ({
          ...without(headers as Headers, NOT_TAKEN),
          'content-security-policy': policyOf(request as FastifyRequest),
        }),
        onError: (reply) => {
          reply.header('retry-after', '5');
          void sendProblem(reply as FastifyReply, 'unavailable', 'The service does not answer');
        },
      },
    });
  });
}
