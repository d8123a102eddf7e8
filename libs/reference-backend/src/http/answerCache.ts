import { DAY_MS } from '@guest/api-contract';
import type { Ports } from '../ports/ports';
import type { ApiAnswer } from './answer';
import { createBoundedMap } from './boundedMap';

/** Catalogues, pages and pictures of many hotels. */
const MAX_ANSWERS = 1_000;
const MAX_BYTES = 100_000_000;
/** 162 bits of the hash. */
const ETAG_LENGTH = 27;
const encoder = new TextEncoder();

export interface CachedAnswer {
  etag: string;
  full: ApiAnswer & { body: Uint8Array };
  notModified: ApiAnswer;
}

/** Keeps good answers that depend on the hotel's data alone: each is made once per revision of the storage and day. */
export function createAnswerCache({ storage, crypto, clock }: Pick<Ports, 'storage' | 'crypto' | 'clock'>) {
  let validFor = '';
  const answers = createBoundedMap<CachedAnswer>({
    maxCount: MAX_ANSWERS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ full }) => full.body.byteLength,
  });

  /** Adds an ETag to an answer: weak, as the same tag stands for every compression of it (RFC 9110, 8.8.1). */
  async function seal({ headers, body = '' }: ApiAnswer): Promise<CachedAnswer> {
    const content = typeof body === 'string' ? encoder.encode(body) : body;
    const etag = `W/"${(await crypto.hash(textOf(content))).slice(0, ETAG_LENGTH)}"`;
    const { 'content-type': type = '', ...bare } = { 'cache-control': 'no-cache', ...headers, etag };
    return {
      etag,
      full: {
        status: 200,
        headers: { ...bare, 'content-type': type },
        body: content,
        compressed: new Map(),
      },
      notModified: { status: 304, headers: bare },
    };
  }

  return {
    seal,
    /** The kept answer for a key, or a new one; what `make` throws is not kept. */
    async read(key: string, make: () => Promise<ApiAnswer>): Promise<CachedAnswer> {
      // A hotel's answer holds the offset of its clock, which may change every day.
      const current = `${await storage.revision()} ${Math.floor(clock.now().getTime() / DAY_MS)}`;
      if (current !== validFor) answers.clear();
      validFor = current;
      const known = answers.get(key);
      if (known) return known;
      const made = await seal(await make());
      // A hotel may have been imported while the answer was made.
      if (validFor === current) answers.set(key, made);
      return made;
    },
  };
}

const opaque = (tag: string) => tag.trim().replace(/^W\//u, '');

/** Does `If-None-Match` name this ETag? Weak comparison, as RFC 9110 asks for reads. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}

/** Bytes as a text of the same length: this encoding has a character for every byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
