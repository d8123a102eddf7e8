import type { RouteName } from '@guest/api-contract';
import type { FileMatch } from './hotelFiles';

/**
 * The cache's key of an answer: what the contract reads of a request, so that unknown parameters share one. The
 * schemas write their members in one order.
 */
export function answerKey(name: RouteName, { params, query }: { params: unknown; query: unknown }): string {
  const { shortcut, ...rest } = (query ?? {}) as { shortcut?: string };
  return JSON.stringify([name, params, shortcut?.toLowerCase(), rest]);
}

/** A hotel is found in any case, a file in its own. */
export function fileKey({ slug, file }: FileMatch): string {
  return `${slug.toLowerCase()}/${file}`;
}
