import { routes, type Route, type RouteName, type ServiceName } from '@guest/api-contract';

interface RouteMatch {
  name: RouteName;
  route: Route;
  params: Record<string, string>;
}

/** What a path leads to; `allowed` names the methods when only the method is wrong. */
export type MatchOutcome = RouteMatch | { allowed: string[] } | undefined;

interface Entry {
  name: RouteName;
  route: Route;
  segments: string[];
}

const entries: Entry[] = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  segments: route.path.split('/'),
}));

const fixed = new Map<string, Entry[]>();
for (const entry of entries.filter(({ route }) => !route.path.includes(':'))) {
  const address = `${entry.route.service} ${entry.route.path}`;
  fixed.set(address, [...(fixed.get(address) ?? []), entry]);
}
const patterns = entries.filter((entry) => entry.route.path.includes(':'));

/** Finds the call of the contract behind a method and a path; fixed paths win over parameters. */
export function matchRoute(service: ServiceName, method: string, path: string): MatchOutcome {
  const matches = fixed.get(`${service} ${path}`)?.map(({ name, route }) => ({ name, route, params: {} }));
  return pickMethod(matches ?? matchPatterns(service, path), method);
}

function pickMethod(matches: RouteMatch[], method: string): MatchOutcome {
  if (matches.length === 0) return undefined;
  return matches.find((match) => match.route.method === method) ?? { allowed: allowedMethods(matches) };
}

function matchPatterns(service: ServiceName, path: string): RouteMatch[] {
  const parts = path.split('/');
  return patterns.flatMap(({ name, route, segments }) => {
    const params = route.service === service ? matchSegments(segments, parts) : undefined;
    return params ? [{ name, route, params }] : [];
  });
}

function allowedMethods(matches: RouteMatch[]): string[] {
  const methods = matches.map((match) => match.route.method);
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}

function matchSegments(segments: string[], parts: string[]): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== part) return undefined;
      continue;
    }
    const value = decode(part);
    if (value === undefined || value === '') return undefined;
    params[segment.slice(1)] = value;
  }
  return params;
}

/** A path's segment as text, or nothing where its escapes are broken. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
