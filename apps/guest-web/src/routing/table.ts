import { matchPath } from 'react-router';
import { features } from './features';
import { chunkOf, type RouteEntry } from './entry';

const landing: RouteEntry = {
  path: '/',
  namespaces: ['visit', 'shell'],
  handle: { chrome: 'bare' },
  module: chunkOf(() => import('../pages/LandingPage')),
};

const notFound: RouteEntry = {
  path: '*',
  namespaces: ['visit', 'shell'],
  handle: { chrome: 'back' },
  module: chunkOf(() => import('../pages/NotFoundPage')),
};

const screens: RouteEntry[] = features.flatMap((feature) =>
  feature.routes.map(({ path, page, ...route }) => ({
    ...route,
    path: path === '' ? '/:slug' : `/:slug/${path}`,
    // The screen's own texts come last: its title uses them.
    namespaces: ['shell', 'visit', ...(feature.reads ?? []), feature.name],
    module: chunkOf(page),
  })),
);

/** Every screen, in the order of the features: the first path that fits wins. react-router ignores case. */
const entries: readonly RouteEntry[] = [landing, ...screens];

/**
 * Every screen's path, and whether the browser loads its data from services: tests check that they cover each of them.
 * A screen of payment is a new document, whose data the server loads.
 */
export const routes = entries.map(({ path, load, handle }) => ({
  path,
  asksServices: load !== undefined && !handle.isPayment,
}));

export interface Match {
  entry: RouteEntry;
  /** The hotel's short code; '' on the landing page and on paths of no hotel. */
  slug: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Codes ignore case: `/DEMO` and `/demo` are one visit. */
function codeOf(segment: string | undefined): string {
  return (segment ?? '').toLowerCase();
}

/** Longer than any code or id of the contract. */
const MAX_SEGMENT_LENGTH = 200;

function isReadable(segment: string): boolean {
  try {
    return segment.length <= MAX_SEGMENT_LENGTH && !decodeURIComponent(segment).includes('/');
  } catch {
    // Broken percent-encoding.
    return false;
  }
}

/** More than any screen has. */
export const MAX_SEGMENT_COUNT = 16;

/** Rejects paths with an empty, overlong or malformed segment, or too many. The first may still name a hotel. */
function unreadable(segments: readonly string[]): Match | undefined {
  const [first = '', ...rest] = segments;
  const isFirstReadable = isReadable(first);
  // A slash at the end is tolerated.
  const hasGap = segments.slice(0, -1).includes('');
  const isShort = segments.length <= MAX_SEGMENT_COUNT;
  if (isShort && isFirstReadable && rest.every(isReadable) && !hasGap) return undefined;
  const slug = isFirstReadable ? codeOf(first) : '';
  return { entry: notFound, slug, params: { slug } };
}

const PAGE_PATH = '/:slug/:pageSlug';

/** Whether the screen is a page that the hotel composed. */
export const isPage = ({ entry }: Pick<Match, 'entry'>): boolean => entry.path === PAGE_PATH;

/** Finds the screen of an address. Server and browser use the same table. */
export function matchEntry(pathname: string): Match {
  const known = pathname === '/' ? undefined : unreadable(pathname.slice(1).split('/'));
  if (known) return known;
  for (const entry of entries) {
    const match = matchPath(entry.path, pathname);
    if (match && (entry.accepts?.(match.params) ?? true))
      return { entry, slug: codeOf(match.params.slug), params: match.params };
  }
  const slug = codeOf(matchPath('/:slug/*', pathname)?.params.slug);
  return { entry: notFound, slug, params: { slug } };
}
