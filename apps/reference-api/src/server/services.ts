import {
  DEFAULT_MAX_BODY_BYTES,
  routes,
  type Route,
  type RouteName,
  type ServiceName,
} from '@guest/api-contract';
import type { Backend } from '@guest/reference-backend';
import type { FastifyInstance } from 'fastify';
import { localRuntime, type Config } from '../config/config';
import { createApiHandlers } from './apiAdapter';
import { DATA_POLICY, filePolicyOf } from './contentSecurityPolicy';
import { addBinaryBodies } from './binaryBody';
import { addCors } from './cors';
import { addFormBodies } from './formBody';
import { addSignedBodies } from './jsonBody';
import { passThrough } from './passThrough';
import { sendProblem } from './problems';
import { createRateLimiter, rateLimits } from './rateLimits';
import { createUploadGate } from './uploadGate';

const runtimeKeys = {
  product: 'apiUrl',
  reviews: 'reviewsUrl',
  activities: 'activitiesUrl',
  static: 'staticUrl',
  ingest: 'ingestUrl',
} as const satisfies Record<ServiceName, keyof Config['runtime']>;

/** The path below which this server answers a service. */
export function prefixOf(service: ServiceName): string {
  return localRuntime[runtimeKeys[service]];
}

interface ServiceParts {
  backend: Backend;
  config: Config;
  secret: string;
}

const services = Object.keys(runtimeKeys) as ServiceName[];
export const servicePrefixes: readonly string[] = services.map(prefixOf);

/** Does this server answer a service itself, or does the configuration point to another provider? */
function isLocal(service: ServiceName, { runtime, upstreams }: Config): boolean {
  const key = runtimeKeys[service];
  return runtime[key] === localRuntime[key] && upstreams[key] === undefined;
}

/** The addresses of services whose calls this server passes on, by their paths here. */
export function upstreamsOf({ upstreams }: Config): ReadonlyMap<string, string> {
  const given = services.map((service) => [prefixOf(service), upstreams[runtimeKeys[service]]] as const);
  return new Map(given.flatMap(([prefix, upstream]) => (upstream === undefined ? [] : [[prefix, upstream]])));
}

/** Does this server answer every service itself? */
export function isEverythingLocal(config: Config): boolean {
  return services.every((service) => isLocal(service, config));
}

/** Mounts the backend: each call of the contract as a route of its own, and the rest of each prefix. */
export function addServices(app: FastifyInstance, { backend, config, secret }: ServiceParts): void {
  const handlerFor = createApiHandlers(backend);
  const limitRoute = createRateLimiter(app, secret);
  const uploadGate = createUploadGate();

  for (const service of services) {
    const prefix = prefixOf(service);
    const policyOf = ({ url }: { url: string }) =>
      service === 'static' ? filePolicyOf(url, config) : DATA_POLICY;
    const upstream = config.upstreams[runtimeKeys[service]];
    if (upstream !== undefined) {
      passThrough(app, { prefix, upstream, policyOf });
      continue;
    }
    if (!isLocal(service, config)) {
      // Browsers ask the other provider directly, so this server refuses these calls.
      app.all(`${prefix}/*`, (_request, reply) =>
        sendProblem(reply, 'notFound', 'Another provider answers this'),
      );
      continue;
    }
    const handler = handlerFor(service, prefix);
    app.register((scope, _options, done) => {
      addCors(scope, config.corsOrigins, `${prefix}/payment-sandbox/`);
      scope.addHook('onRequest', (request, reply, next) => {
        reply.header('content-security-policy', policyOf(request));
        next();
      });
      for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
        if (route.service !== service) continue;
        const limit = rateLimits[name];
        const isForm = route.bodyType === 'multipart';
        const isFile = isForm || name === 'putTestVideo';
        const mount = (where: FastifyInstance) =>
          where.route({
            method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
            url: `${prefix}/${route.path}`,
            ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
            ...(limit && { onRequest: limitRoute(limit) }),
            ...(isFile && { config: { isLongUpload: true }, preParsing: uploadGate }),
            handler,
          });
        if (route.bodyType === 'signedJson')
          scope.register((signed, _none, ready) => {
            addSignedBodies(signed);
            mount(signed);
            ready();
          });
        else if (route.bodyType === 'binary')
          scope.register((binary, _none, ready) => {
            addBinaryBodies(binary, route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
            mount(binary);
            ready();
          });
        else if (!isForm) mount(scope);
        else
          // The form parser is limited to this scope: no other route takes forms.
          scope.register((uploads, _none, ready) => {
            addFormBodies(uploads, config.maxDocumentBytes);
            mount(uploads);
            ready();
          });
      }
      // The backend refuses unknown calls, with the same problem as any other.
      scope.all(`${prefix}/*`, handler);
      scope.all(prefix, handler);
      done();
    });
  }
}
