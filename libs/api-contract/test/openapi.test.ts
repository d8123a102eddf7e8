import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { routes, type Route } from '../src/index';
import { buildDocument } from '../tools/document';

const document = buildDocument();

function operation(path: string, method: string): Record<string, unknown> {
  const item = (document.paths as Record<string, Record<string, unknown>>)[path];
  return item?.[method] as Record<string, unknown>;
}

describe('openapi.json', () => {
  it('is what the contract says today (else run `npm run openapi`)', () => {
    const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
    expect(committed).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('is a valid OpenAPI 3.1 document whose references all lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has one operation for each route', () => {
    const items = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>);
    const ids = items.flatMap((item) => Object.values(item).map((entry) => entry.operationId));
    expect(ids.filter(Boolean).sort()).toEqual(Object.keys(routes).sort());
  });

  it('asks submissions for a key and lets cacheable reads be revalidated', () => {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const path = `/${route.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
      const { parameters, responses } = operation(path, route.method.toLowerCase());
      const has = (header: string) => JSON.stringify(parameters).includes(`parameters/${header}`);
      expect(has('IdempotencyKey'), name).toBe(route.isIdempotent ?? false);
      expect(has('IfNoneMatch'), name).toBe(route.isCacheable ?? false);
      expect('304' in (responses as object), name).toBe(route.isCacheable ?? false);
    }
  });

  it('describes problems as RFC 9457 does', () => {
    const { responses } = operation('/order', 'post') as { responses: Record<string, { $ref: string }> };
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['201', '400', '409', '413', '415', '422', '429']),
    );
    const name = responses['422']?.$ref.split('/').pop() ?? '';
    const component = (document.components as { responses: Record<string, { content: object }> }).responses[
      name
    ];
    expect(Object.keys(component?.content ?? {})).toEqual(['application/problem+json']);
  });

  it('protects what only the holder of a key may read', () => {
    expect(operation('/order/{id}', 'get').security).toEqual([{ bearer: [] }]);
    expect(operation('/product', 'get').security).toBeUndefined();
  });

  it('says numbers of addresses as numbers', () => {
    const { parameters } = operation('/around-me', 'get') as {
      parameters: { name?: string; schema?: object }[];
    };
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: -1,
      maximum: 1000,
      default: -1,
    });
  });
});
