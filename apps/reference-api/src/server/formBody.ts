import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BodyError } from './jsonBody';

/** The size of an upload's other fields and its multipart boundaries. */
const FORM_OVERHEAD_BYTES = 64_000;
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
    return fieldsOf(await form.formData());
  } catch (cause) {
    throw new BodyError(400, 'GUEST_ERR_BROKEN_FORM', { cause });
  }
}

/** `snapshot` may come several times, so it is always a list. */
const LISTS = new Set(['snapshot']);

function fieldsOf(form: FormData): object {
  return Object.fromEntries(
    [...form.keys()].map((name) => [name, LISTS.has(name) ? form.getAll(name) : form.get(name)]),
  );
}
