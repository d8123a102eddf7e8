import { routes, type Route, type RouteName, type ServiceName } from '@guest/api-contract';

interface RouteMatch {
  name: RouteName;
  route: Route;
  params: Record<string, string>;
}

/** What a path leads to; `allowed` names the methods when only the method is wrong. */
export type MatchOutcome = RouteMatch | { allowed: string[] } | undefined;

const entries = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u'),
}));

/** Finds the call of the contract behind a method and a path. */
export function matchRoute(service: ServiceName, method: string, path: string): MatchOutcome {
  const fits = ({ route, pattern }: (typeof entries)[number]) =>
    route.service === service && pattern.test(path);
  const match = entries.find((entry) => entry.route.method === method && fits(entry));
  if (match) {
    const params: Record<string, string> = {};
    for (const [name, part] of Object.entries(match.pattern.exec(path)?.groups ?? {})) {
      const value = decode(part);
      if (value === undefined) return undefined;
      params[name] = value;
    }
    return { name: match.name, route: match.route, params };
  }
  const methods = entries.filter(fits).map(({ route }) => route.method);
  if (methods.length === 0) return undefined;
  return { allowed: methods.includes('GET') ? ['HEAD', ...methods] : methods };
}

/** A path's segment as text, or nothing where its escapes are broken. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
