import type { GenericSchema } from 'valibot';
import { DEFAULT_MAX_BODY_BYTES, type Route } from '../src/index';
import { problemRefsOf } from './problemResponses';
import { jsonSchemaOf, parameterSchemaOf, type JsonSchema } from './schemas';

/** One call as an OpenAPI operation. */
export function operationOf(name: string, route: Route): JsonSchema {
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.service],
    ...(route.needsBearer ? { security: [{ bearer: [] }] } : {}),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: requestBodyOf(route, route.body) } : {}),
    responses: responsesOf(route),
  };
}

/** `order/:id` as `/order/{id}`. */
export function pathOf(route: Route): string {
  return `/${route.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
}

function parametersOf(route: Route): JsonSchema[] {
  const headers = [
    ...(route.isIdempotent ? ['IdempotencyKey'] : []),
    ...(route.isCacheable ? ['IfNoneMatch'] : []),
  ];
  return [
    ...entriesOf(route.params).map(([name, schema]) => parameter('path', name, schema)),
    ...entriesOf(route.query).map(([name, schema]) => parameter('query', name, schema)),
    ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
  ];
}

function entriesOf(schema: GenericSchema | undefined): [string, GenericSchema][] {
  if (!schema) return [];
  if (!('entries' in schema)) throw new Error('Parameters are described by an object schema');
  return Object.entries(schema.entries as Record<string, GenericSchema>);
}

function parameter(where: 'path' | 'query', name: string, schema: GenericSchema): JsonSchema {
  return {
    in: where,
    name,
    required: where === 'path' || schema.type !== 'optional',
    schema: parameterSchemaOf(schema),
  };
}

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  binary: 'application/octet-stream',
  signedJson: 'application/json',
};

function requestBodyOf(route: Route, body: GenericSchema): JsonSchema {
  const { bodyType = 'json', maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = route;
  return {
    required: true,
    ...(/json$/iu.test(bodyType) && { description: `At most ${maxBodyBytes} bytes.` }),
    content: { [mediaTypes[bodyType]]: { schema: jsonSchemaOf(body) } },
  };
}

const answerTypes = { json: 'application/json', binary: '*/*' };

function responsesOf(route: Route): JsonSchema {
  const headers = route.isCacheable ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {};
  const hasBody = route.answer.type !== 'undefined';
  const answer = {
    description: hasBody ? 'The answer' : 'Done',
    ...headers,
    ...(hasBody
      ? { content: { [answerTypes[route.answerType ?? 'json']]: { schema: jsonSchemaOf(route.answer) } } }
      : {}),
  };
  return {
    [route.status ?? 200]: answer,
    ...(route.isCacheable ? { 304: { description: 'The copy that `If-None-Match` names is current' } } : {}),
    ...problemRefsOf(route),
  };
}
