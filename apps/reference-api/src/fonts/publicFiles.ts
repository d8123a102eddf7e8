import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

const PATIENCE_MS = 10_000;
/** Font services answer browsers of this kind with WOFF2. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';

/** Whether an address is one of the internet: no loopback, no private network, no link of this machine. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a name up as usual; one that leads into a private network is not found. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
      return callback(Object.assign(new Error('Not a public address'), { code: 'ENOTFOUND' }), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const limits = { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS };
// Checked when it connects: a name that changes its address meanwhile does not get past.
const publicAgent = new Agent({ ...limits, connect: { lookup: publicLookup, timeout: PATIENCE_MS } });
const anyAgent = new Agent({ ...limits, connect: { timeout: PATIENCE_MS } });

interface FileRequest {
  /** Origins of our own services, which may be in a private network. */
  ownOrigins: readonly string[];
  maxBytes: number;
}

/** Gets a file of another site. Follows no redirect; rejects what is too large, too slow or not on the internet. */
export async function fetchFile(address: string, { ownOrigins, maxBytes }: FileRequest) {
  const { origin, hostname, protocol } = new URL(address);
  const isOwn = ownOrigins.includes(origin);
  const host = hostname.replace(/^\[|\]$/gu, '');
  if (!isOwn && (protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host))))
    throw new Error('The file is not on the internet');
  const { statusCode, headers, body } = await request(address, {
    dispatcher: isOwn ? anyAgent : publicAgent,
    headers: { 'user-agent': BROWSER, accept: 'text/css,font/*,*/*;q=0.1' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('The file is too large');
    parts.push(part);
  }
  if (statusCode !== 200) throw new Error(`The file's host answers with status ${statusCode}`);
  return { bytes: Buffer.concat(parts), contentType: String(headers['content-type'] ?? '') };
}
