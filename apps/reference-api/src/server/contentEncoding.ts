import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI_QUALITY_OF_CACHED = 9;
/** A body that fits one packet is not worth compressing. */
const MIN_BYTES = 1_024;

/** The best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  const allows = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name));
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : undefined;
}

export function isWorthCompressing(contentType: string | undefined, byteLength: number): boolean {
  return byteLength >= MIN_BYTES && /json|svg|html|text|javascript/u.test(contentType ?? '');
}

export function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'br'
    ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_OF_CACHED } })
    : toGzip(body);
}

/** Adds a name to the answer's Vary header. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  const names = vary === undefined ? [] : String(vary).split(/,\s*/u);
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...names, name].join(', '));
}
