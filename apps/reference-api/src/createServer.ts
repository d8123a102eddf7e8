import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { DEFAULT_MAX_BODY_BYTES, type ServiceName } from '@guest/api-contract';
import type { Backend, DocumentVault, Storage } from '@guest/reference-backend';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { getHoster, createApi } from '@guest/api-client';
import { serviceOriginsOf, type Config } from './config/config';
import { createFindings } from './diagnostics/findings';
import { addHotelFonts } from './fonts/addHotelFonts';
import { createPageRewrite } from './pages/addresses';
import { addPages } from './pages/addPages';
import type { Pages } from './pages/pageBundle';
import { createPageCache } from './pages/pageCache';
import { createPageFetch, IN_PROCESS_ORIGIN } from './pages/pageFetch';
import { addSandboxFields } from './payment/sandboxFields/addSandboxFields';
import { addAccessLog } from './server/accessLog';
import { addAddressLimit } from './server/addressLimit';
import { addBodyDeadline } from './server/bodyDeadline';
import { addClientAssets } from './server/clientAssets';
import { addErrorHandlers, answerBrokenRequest, createErrorHandler } from './server/errors';
import { addHealth } from './server/health';
import { addJsonBodies } from './server/jsonBody';
import { addSecurityHeaders, securityHeaders } from './server/securityHeaders';
import { addServices, isEverythingLocal, prefixOf, servicePrefixes, upstreamsOf } from './server/services';

interface ServerParts {
  backend: Backend;
  storage: Pick<Storage, 'ping' | 'revision'>;
  vault: Pick<DocumentVault, 'ping'>;
  pages: Pages;
  config: Config;
  /** Signs tokens that the server has to recognise; see readOrCreateSecret. */
  secret: string;
  logger: Logger;
  /** The time limit for a body that is no upload, in ms. */
  bodyDeadlineMs?: number;
}

const MAX_PARAM_LENGTH = 200;
/**
 * The time that a paper of 10 MB takes at 0.2 Mbit/s, so that a slow connection can upload it. Other bodies have less
 * time (bodyDeadline.ts).
 */
const REQUEST_TIMEOUT_MS = 600_000;
/** Headers are small: a client that takes longer than this only holds a connection. */
const HEADERS_TIMEOUT_MS = 20_000;

/** The server: the services of the contract, the client's files and, for every other address, a page. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { backend, storage, vault, pages, config, secret, logger, bodyDeadlineMs } = parts;
  const refuse = createErrorHandler(logger);
  const app = fastify({
    // Fastify's own log would write addresses and messages; ours is accessLog.ts and errors.ts.
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: DEFAULT_MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    rewriteUrl: pages.render && createPageRewrite(servicePrefixes),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Fastify runs no hooks for these requests.
    frameworkErrors: (error, request, reply) => {
      refuse(
        error,
        request as unknown as FastifyRequest,
        reply.headers(securityHeaders(config)) as unknown as FastifyReply,
      );
    },
    clientErrorHandler: answerBrokenRequest,
  });

  addAccessLog(app, logger);
  addBodyDeadline(app, bodyDeadlineMs);
  addSecurityHeaders(app, config);
  addAddressLimit(app);
  addErrorHandlers(app, logger);
  addJsonBodies(app);
  await app.register(rateLimit, { global: false });
  addHealth(app, { storage, vault, logger });
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config.runtime),
  );
  addServices(app, { backend, config, secret });
  addSandboxFields(app, prefixOf('product'), config);
  if (pages.clientFolder !== undefined) await addClientAssets(app, pages.clientFolder);
  const pageFetch = createPageFetch(backend, { bases: inProcessBases(), upstreams: upstreamsOf(config) });
  const onFinding = createFindings(logger);
  const clientFor = (names: { hotel: string; page: string }) =>
    createApi(config.runtime, {
      fetch: pageFetch,
      origin: IN_PROCESS_ORIGIN,
      onFinding: (finding) => onFinding({ ...finding, ...names }),
    });
  addHotelFonts(app, {
    hotelOf: (slug) => getHoster(clientFor({ hotel: slug, page: 'hotel-fonts' }), slug),
    ownOrigins: serviceOriginsOf(config),
  });
  addPages(app, {
    pages: { ...pages, render: renderOf(pages, config, () => storage.revision()) },
    config,
    logger,
    pageFetch,
    onFinding,
  });
  return app;
}

/** Caches pages only where this storage holds all their data: other providers report no changes. */
function renderOf({ render, keyOf }: Pages, config: Config, revision: Storage['revision']): Pages['render'] {
  if (!render || !keyOf || !isEverythingLocal(config)) return render;
  return createPageCache({ render, keyOf, revision });
}

function inProcessBases(): Record<ServiceName, string> {
  const base = (service: ServiceName) => `${IN_PROCESS_ORIGIN}${prefixOf(service)}`;
  return {
    product: base('product'),
    reviews: base('reviews'),
    activities: base('activities'),
    static: base('static'),
    ingest: base('ingest'),
  };
}
