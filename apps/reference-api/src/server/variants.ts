import type { FastifyReply } from 'fastify';
import type { Encoding } from './contentEncoding';

/*
 * A strong ETag names bytes, and compressed bytes are others: each encoding gets the ETag of the
 * plain answer with its own ending, which is taken off again when the browser sends it back.
 */

/** `"abc"` in brotli is `"abc-br"`. */
export function variantTag(etag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? etag : etag.replace(/"$/u, `-${encoding}"`);
}

/** `If-None-Match` as the backend knows its ETags. */
export function plainTags(header: string): string {
  return header.replaceAll(/-(?:br|gzip)"/gu, '"');
}

/** Adds a name to the answer's Vary header. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  const names = vary === undefined ? [] : String(vary).split(/,\s*/u);
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...names, name].join(', '));
}
