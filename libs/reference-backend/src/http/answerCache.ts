import type { Ports } from '../ports';
import type { ApiAnswer } from './answer';

/** Catalogues, pages and pictures of many hotels; what nobody asked for the longest leaves first. */
const MAX_ENTRIES = 1_000;
const MAX_BYTES = 100_000_000;
/** 162 bits of the hash. */
const ETAG_LENGTH = 27;
const encoder = new TextEncoder();

export interface CachedAnswer {
  etag: string;
  full: ApiAnswer & { body: Uint8Array };
  notModified: ApiAnswer;
}

/** Good answers that depend on the hotel's data alone, serialised once per revision of the storage. */
export function createAnswerCache(
  { storage, crypto }: Pick<Ports, 'storage' | 'crypto'>,
  maxEntries = MAX_ENTRIES,
) {
  let revision = -1;
  let bytes = 0;
  const answers = new Map<string, CachedAnswer>();

  async function seal({ headers, body = '' }: ApiAnswer): Promise<CachedAnswer> {
    const content = typeof body === 'string' ? encoder.encode(body) : body;
    const etag = `"${(await crypto.hash(textOf(content))).slice(0, ETAG_LENGTH)}"`;
    const { 'content-type': type = '', ...bare } = { 'cache-control': 'no-cache', ...headers, etag };
    return {
      etag,
      full: { status: 200, headers: { ...bare, 'content-type': type }, body: content },
      notModified: { status: 304, headers: bare },
    };
  }

  function clear(): void {
    answers.clear();
    bytes = 0;
  }

  function keep(key: string, answer: CachedAnswer): void {
    answers.set(key, answer);
    bytes += answer.full.body.byteLength;
    for (const [oldest, { full }] of answers) {
      if (answers.size <= maxEntries && bytes <= MAX_BYTES) return;
      answers.delete(oldest);
      bytes -= full.body.byteLength;
    }
  }

  return {
    /** The kept answer for a key, or a new one; what `make` throws is not kept. */
    async read(key: string, make: () => Promise<ApiAnswer>): Promise<CachedAnswer> {
      const current = await storage.revision();
      if (current !== revision) clear();
      revision = current;
      const known = answers.get(key);
      if (known) {
        answers.delete(key);
        answers.set(key, known);
        return known;
      }
      const made = await seal(await make());
      // An import may have come while the answer was made, or somebody else may have made it too.
      if (revision === current && !answers.has(key)) keep(key, made);
      return made;
    },
  };
}

/** Does `If-None-Match` name this ETag? Weak comparison, as RFC 9110 asks for reads. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//u, '') === etag);
}

/** Any bytes as a text of their own: every byte has its character in this encoding. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
