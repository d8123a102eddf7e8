import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { BodyError } from './jsonBody';
import { sendProblem } from './problems';

/** The other fields of an upload and the seams between them. */
const FORM_OVERHEAD_BYTES = 64_000;
/** Uploads on their way at once: each is held in memory until it is whole. */
const MAX_UPLOADS = 24;
/** Of one address: an ill-meaning one must not keep the others out; a hotel's guests share one, each sending two at once. */
const MAX_UPLOADS_PER_ADDRESS = 16;
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets the routes of this scope take forms with files. A form is held in memory until it is whole, never on a disk: what is cut off
 * leaves nothing behind, and an identity paper is never written unencrypted.
 */
export function addFormBodies(scope: FastifyInstance, maxFileBytes: number): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxFileBytes + FORM_OVERHEAD_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => readForm(request, bytes),
  );
}

async function readForm({ headers }: FastifyRequest, bytes: Buffer): Promise<object> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new BodyError(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE');
  try {
    const form = new Response(
      new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength),
      {
        headers: { 'content-type': headers['content-type'] ?? '' },
      },
    );
    return Object.fromEntries(await form.formData());
  } catch (cause) {
    throw new BodyError(400, 'GUEST_ERR_BROKEN_FORM', { cause });
  }
}

/** Makes the hook that lets so many uploads in at once, and so many of one address; the others are asked to come back. */
export function createUploadGate(
  max = MAX_UPLOADS,
  maxPerAddress = MAX_UPLOADS_PER_ADDRESS,
): onRequestAsyncHookHandler {
  let inside = 0;
  /* Addresses of what is on its way just now, no longer. */
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
