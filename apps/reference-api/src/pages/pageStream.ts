import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import type { Encoding } from '../server/contentEncoding';

const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Waits for the page's first bytes, so that a page that fails before them can still become another answer. */
export async function firstBytes(body: Readable, signal: AbortSignal): Promise<void> {
  if (body.errored) throw body.errored;
  if (body.readableLength > 0 || body.readableEnded) return;
  await once(body, 'readable', { signal });
}

/**
 * Compresses a streamed page. Chunks written in the same turn are flushed together: without a flush the
 * compressor would hold back the shell until the data has come.
 */
export function compressStream(body: Readable, encoding: Encoding): BrotliCompress | Gzip {
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip({ level: GZIP_LEVEL });
  let isFlushDue = false;
  body.on('data', () => {
    if (isFlushDue) return;
    isFlushDue = true;
    setImmediate(() => {
      isFlushDue = false;
      if (encoder.writable) encoder.flush();
    });
  });
  // A failure on either side destroys both streams; the caller handles the page's own `error` event.
  pipeline(body, encoder, () => {});
  return encoder;
}
