import type { Ports } from '../ports';
import type { ApiAnswer } from './answer';

/** Catalogues, pages and pictures of many hotels; the oldest leave first. */
const MAX_ENTRIES = 1_000;
const encoder = new TextEncoder();

export interface CachedAnswer {
  etag: string;
  full: ApiAnswer;
  notModified: ApiAnswer;
}

/** Good answers that depend on the hotel's data alone, serialised once per revision of the storage. */
export function createAnswerCache({ storage, crypto }: Pick<Ports, 'storage' | 'crypto'>) {
  let revision = -1;
  const answers = new Map<string, CachedAnswer>();

  async function seal(answer: ApiAnswer): Promise<CachedAnswer> {
    const bytes =
      typeof answer.body === 'string' ? encoder.encode(answer.body) : (answer.body ?? new Uint8Array());
    const etag = `"${(await crypto.hash(textOf(answer.body))).slice(0, 27)}"`;
    const headers = { 'cache-control': 'no-cache', ...answer.headers, etag };
    const { 'content-type': _type, ...bare } = headers as Record<string, string>;
    return { etag, full: { status: 200, headers, body: bytes }, notModified: { status: 304, headers: bare } };
  }

  return {
    /** The kept answer for a key, or a new one; what `make` throws is not kept. */
    async read(key: string, make: () => Promise<ApiAnswer>): Promise<CachedAnswer> {
      const current = await storage.revision();
      if (current !== revision) answers.clear();
      revision = current;
      const known = answers.get(key);
      if (known) return known;
      const sealed = await seal(await make());
      // An import may have come while the answer was made: then it is good once and not kept.
      if (revision === current) answers.set(key, sealed);
      const oldest = answers.size > MAX_ENTRIES ? answers.keys().next().value : undefined;
      if (oldest !== undefined) answers.delete(oldest);
      return sealed;
    },
  };
}

/** Does `If-None-Match` name this ETag? Weak comparison, as RFC 9110 asks for reads. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//u, '') === etag);
}

function textOf(body: string | Uint8Array | undefined): string {
  if (typeof body === 'string') return body;
  return Array.from(body ?? [], (byte) => String.fromCharCode(byte)).join('');
}
