import { Problem, problemTypes, type ProblemName, type Route } from '../src/index';
import { jsonSchemaOf, type JsonSchema } from './schemas';

/** The problems of every route, of its kind of route, and of this one. */
function problemNamesOf(route: Route): Set<ProblemName> {
  return new Set<ProblemName>([
    'invalidRequest',
    'notFound',
    'tooManyRequests',
    'internal',
    'unavailable',
    ...(route.needsBearer ? (['unauthorised'] as const) : []),
    ...(route.isIdempotent ? (['idempotencyKeyReused'] as const) : []),
    ...(route.body ? (['bodyTooLarge', 'unsupportedMediaType'] as const) : []),
    ...(route.problems ?? []),
  ]);
}

/** Problems by status: OpenAPI allows one response for each. */
function groupsOf(route: Route): Map<number, ProblemName[]> {
  const groups = new Map<number, ProblemName[]>();
  for (const name of problemNamesOf(route)) {
    const { status } = problemTypes[name];
    groups.set(status, [...(groups.get(status) ?? []), name]);
  }
  return groups;
}

const componentNameOf = (names: ProblemName[]) => names.join('-or-');

/** A route's problem responses, as references to the components. */
export function problemRefsOf(route: Route): JsonSchema {
  return Object.fromEntries(
    [...groupsOf(route)].map(([status, names]) => [
      status,
      { $ref: `#/components/responses/${componentNameOf(names)}` },
    ]),
  );
}

/** Every problem response that one of the routes refers to. */
export function problemResponses(routes: Route[]): Record<string, JsonSchema> {
  const responses: Record<string, JsonSchema> = {};
  for (const names of routes.flatMap((route) => [...groupsOf(route).values()])) {
    responses[componentNameOf(names)] = {
      description: names.map((name) => `${problemTypes[name].title} (${problemTypes[name].type})`).join('; '),
      content: { 'application/problem+json': { schema: jsonSchemaOf(Problem) } },
    };
  }
  return responses;
}
