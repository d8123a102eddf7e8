import type { RouteName } from '@guest/api-contract';
import type { OperationInput } from '../operations/operation';
import { canonicalJson } from './canonicalJson';
import type { FileMatch } from './hotelFiles';

/** Under which an answer is kept: what was understood of the request, so that `?z=1`, `?z=2` … are one. */
export function answerKey(name: RouteName, { params, query }: OperationInput<RouteName>): string {
  const { shortcut, ...rest } = (query ?? {}) as { shortcut?: string };
  return canonicalJson([name, params, shortcut?.toLowerCase(), rest]);
}

/** A hotel is found in any case, a file in its own. */
export function fileKey({ slug, file }: FileMatch): string {
  return `${slug.toLowerCase()}/${file}`;
}
