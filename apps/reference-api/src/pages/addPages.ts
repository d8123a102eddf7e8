import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { addVary, negotiateEncoding } from '../server/contentEncoding';
import { createPagePolicy } from '../server/contentSecurityPolicy';
import type { ApiFinding } from '../diagnostics/findings';
import { describeError } from '../diagnostics/logger';
import { sendProblem } from '../server/problems';
import { originOf } from './addresses';
import { errorPage } from './errorPage';
import type { PageAnswer, Pages } from './pageBundle';
import { compressStream, firstBytes } from './pageStream';

const NONCE_BYTES = 16;
const MAX_RENDER_MS = 15_000;
const HTML = 'text/html; charset=utf-8';
/** Names at the root that are files or nothing: no page is rendered to say that one is missing. */
const FILE_ADDRESS =
  /^\/(?:assets|\.well-known)(?:\/|$)|^\/[^/?]+\.(?:ico|txt|xml|json|js|map|png|svg|webmanifest)(?:\?|$)/u;

interface PageOptions {
  pages: Pages;
  onFinding: (finding: ApiFinding) => void;
  config: Config;
  pageFetch: typeof fetch;
  logger: Logger;
}

/** Serves a page of the app at every address that no other route has. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const { pages, config, pageFetch, logger, onFinding } = options;
  const policyFor = createPagePolicy(config);

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage });

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (FILE_ADDRESS.test(request.raw.url ?? '')) return sendProblem(reply, 'notFound');
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    reply.header('content-security-policy', policyFor({ nonce, hasTelemetry: false }));
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(MAX_RENDER_MS)]);
    reply.raw.once('close', () => gone.abort());
    try {
      const answer = await render(request, nonce, signal);
      if (answer === undefined) return lastResort(reply, nonce);
      await firstBytes(answer.body, signal);
      const { hasTelemetry = false, paymentProvider } = answer;
      reply.header('content-security-policy', policyFor({ nonce, hasTelemetry, paymentProvider }));
      return sendPage(request, reply, answer);
    } catch (cause) {
      if (!gone.signal.aborted) report(request, cause, 'page could not be rendered');
      return lastResort(reply, nonce);
    }
  }

  async function render(request: FastifyRequest, nonce: string, signal: AbortSignal) {
    const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers;
    const headers = { cookie, acceptLanguage, userAgent };
    const { originalUrl: url } = request;
    const origin = originOf(request, config.publicUrl);
    const onError = (cause: unknown) => {
      if (!signal.aborted) report(request, cause, 'a part of the page could not be rendered');
    };
    const shared = { nonce, config: config.runtime, fetch: pageFetch, signal, onError, onFinding };
    return pages.render?.({ url, origin, headers, ...shared });
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: PageAnswer) {
    reply.code(status).headers({ 'content-type': HTML, 'cache-control': 'no-cache', ...headers });
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    addVary(reply, 'Accept-Encoding');
    if (request.method === 'HEAD') {
      body.destroy();
      return reply.send();
    }
    body.once('error', (cause) => {
      // A guest who closes the page ends the stream, which is no fault.
      if (!reply.raw.destroyed) report(request, cause, 'page broke off');
    });
    if (encoding === undefined) return reply.send(body);
    return reply.header('content-encoding', encoding).send(compressStream(body, encoding));
  }

  /** The app without server rendering if it is there, else a plain page; 503 either way: this is a fault. */
  function lastResort(reply: FastifyReply, nonce: string): FastifyReply {
    reply.code(503).headers({ 'content-type': HTML, 'cache-control': 'no-store', 'retry-after': '5' });
    if (pages.indexHtml === undefined) return reply.send(errorPage(nonce));
    // Whether it is a screen of payment is not known here: nobody else is let in.
    const policy = policyFor({ nonce: undefined, hasTelemetry: false, paymentProvider: '' });
    return reply.header('content-security-policy', policy).send(pages.indexHtml);
  }

  function report(request: FastifyRequest, cause: unknown, message: string): void {
    logger.error({ requestId: request.id, error: describeError(cause) }, message);
  }
}
