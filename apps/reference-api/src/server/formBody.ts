import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { BodyError } from './jsonBody';
import { sendProblem } from './problems';

/** The size of an upload's other fields and its multipart boundaries. */
const FORM_OVERHEAD_BYTES = 64_000;
/** Concurrent uploads: each is held in memory until it is complete. */
const MAX_UPLOADS = 24;
/** Concurrent uploads per address. A hotel's guests share one and send two each; no address may use all. */
const MAX_UPLOADS_PER_ADDRESS = 16;
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets the routes of this scope take forms with files. A form is held in memory until it is complete, never on disk:
 * an aborted upload leaves no file behind, and an identity paper is never written unencrypted.
 */
export function addFormBodies(scope: FastifyInstance, maxFileBytes: number): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxFileBytes + FORM_OVERHEAD_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => readForm(request, bytes),
  );
}

/** More than any form of the contract has: each part costs time. */
const MAX_PARTS = 10;

function hasManyParts(bytes: Buffer, contentType: string): boolean {
  const boundary = /boundary="?([^";\s]+)/iu.exec(contentType)?.[1];
  let at = -1;
  // One boundary ends the form.
  for (let left = MAX_PARTS + 1; left >= 0 && boundary !== undefined; left -= 1) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at === -1) return false;
  }
  return boundary !== undefined;
}

async function readForm({ headers }: FastifyRequest, bytes: Buffer): Promise<object> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new BodyError(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE');
  const contentType = headers['content-type'] ?? '';
  if (hasManyParts(bytes, contentType)) throw new BodyError(413, 'GUEST_ERR_MANY_PARTS');
  try {
    const form = new Response(
      new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
      { headers: { 'content-type': contentType } },
    );
    return Object.fromEntries(await form.formData());
  } catch (cause) {
    throw new BodyError(400, 'GUEST_ERR_BROKEN_FORM', { cause });
  }
}

/** Makes the hook that limits concurrent uploads, in all and per address. Others get 429 with `Retry-After`. */
export function createUploadGate(
  max = MAX_UPLOADS,
  maxPerAddress = MAX_UPLOADS_PER_ADDRESS,
): onRequestAsyncHookHandler {
  let inside = 0;
  /* By address, the number of uploads that are under way. */
  const ofAddress = new Map<string, number>();
  return async (request, reply) => {
    const address = normalizeIP(request.ip);
    const others = ofAddress.get(address) ?? 0;
    if (inside >= max || others >= maxPerAddress)
      return sendProblem(reply.header('retry-after', RETRY_AFTER_SECONDS), 'tooManyRequests');
    inside += 1;
    ofAddress.set(address, others + 1);
    reply.raw.once('close', () => {
      inside -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left === 0) ofAddress.delete(address);
      else ofAddress.set(address, left);
    });
    return undefined;
  };
}
