import { MAX_IDEMPOTENCY_KEY_LENGTH, routes, type Route, type ServiceName } from '../src/index';
import { operationOf, pathOf } from './operation';
import { problemResponses } from './problemResponses';
import { componentSchemas, type JsonSchema } from './schemas';

/** Where the reference backend serves each host; the runtime configuration may say otherwise. */
const bases: Record<ServiceName, string> = {
  product: '/api',
  reviews: '/reviews-api',
  activities: '/activities-api',
  static: '/static-host',
  ingest: '/ingest',
};

/** The whole contract as an OpenAPI 3.1 document. */
export function buildDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guest web API',
      version: '1.0.0',
      description:
        'Every call that the guest web app and its recording add-on make. Generated from libs/api-contract: do not edit.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: bases.product }],
    tags: Object.keys(bases).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      responses: problemResponses(Object.values(routes)),
      parameters: {
        IdempotencyKey: {
          in: 'header',
          name: 'Idempotency-Key',
          description:
            'The same on every retry of a submission: the first answer is given again, nothing is doubled.',
          schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
        },
        IfNoneMatch: {
          in: 'header',
          name: 'If-None-Match',
          description: 'The ETag of the copy at hand.',
          schema: { type: 'string' },
        },
      },
      headers: { ETag: { description: 'Names this version of the answer.', schema: { type: 'string' } } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function paths(): JsonSchema {
  const items: Record<string, JsonSchema> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const item = (items[pathOf(route)] ??= {
      ...(route.service === 'product' ? {} : { servers: [{ url: bases[route.service] }] }),
    });
    item[route.method.toLowerCase()] = operationOf(name, route);
  }
  return items;
}
