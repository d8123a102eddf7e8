import { Id, type ServiceName } from '@guest/api-contract';
import * as v from 'valibot';
import type { Storage } from '../storage/storage';
import { publicAnswer, type ApiAnswer } from './answer';
import { decode } from './matchRoute';
import { ProblemError } from './problem';

export interface FileMatch {
  slug: string;
  file: string;
}

/** A file keeps its name when the hotel replaces it, so it is asked for again before long. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** The hotel's file behind `{slug}/{name}` on the static host; the contract's own paths come first. */
export function matchFile(
  { service, path }: { service: ServiceName; path: string },
  method: string,
): FileMatch | { allowed: string[] } | undefined {
  const [slug, file, ...more] = path.split('/').map(decode);
  // Slugs and file names are spelled like ids; the storage is not asked for others.
  if (service !== 'static' || !v.is(Id, slug) || !v.is(Id, file) || more.length > 0) return undefined;
  return method === 'GET' ? { slug, file } : { allowed: ['GET', 'HEAD'] };
}

export async function fileAnswer({ slug, file }: FileMatch, storage: Storage): Promise<ApiAnswer> {
  const found = await storage.getFile(slug, file);
  if (!found) throw new ProblemError('notFound', { detail: 'The hotel has no file of that name' });
  return publicAnswer(found.bytes, { 'content-type': found.mediaType, 'cache-control': CACHE_CONTROL });
}
