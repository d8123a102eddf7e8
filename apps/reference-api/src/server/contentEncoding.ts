import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI_QUALITY_OF_CACHED = 9;
/** Below a packet's worth, compression costs more than it saves. */
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

/** Compresses what many guests read; each body once, for as long as the backend keeps it. */
export function createCompressionCache(): (body: Uint8Array, encoding: Encoding) => Promise<Uint8Array> {
  const caches = {
    br: new WeakMap<Uint8Array, Promise<Uint8Array>>(),
    gzip: new WeakMap<Uint8Array, Promise<Uint8Array>>(),
  };
  return (body, encoding) => {
    const known = caches[encoding].get(body);
    if (known) return known;
    const fresh =
      encoding === 'br'
        ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_OF_CACHED } })
        : toGzip(body);
    caches[encoding].set(body, fresh);
    return fresh;
  };
}
