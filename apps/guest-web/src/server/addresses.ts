import type { Match } from '../routing/table';

/** An address as others can use it; undefined where our own origin is not known. */
export function absolute(address: string | undefined, origin: string | undefined): string | undefined {
  if (address === undefined || !address.startsWith('/')) return address;
  return origin === undefined ? undefined : origin + address;
}

/** One address for one screen: paths match in any case and with a slash at their end. */
export function canonicalPath({ entry, slug, params }: Match): string {
  return entry.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    name === 'slug' ? slug : (params[name] ?? ''),
  );
}
