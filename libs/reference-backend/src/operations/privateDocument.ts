import type { ApiAnswer } from '../http/answer';
import { ProblemError, unprocessable } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import { checkReceiptKey, receiptKey } from '../identity/receiptKeys';
import { mediaTypeOf } from '../documents/mediaTypeOf';
import type { StoredDocument } from '../storage/storage';
import type { Context, Operation } from './operation';
import { submitOnce } from './submitOnce';

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'application/pdf': 'pdf',
};

/** What a paper's bytes are bound to. */
const ownerOf = (hosterId: string, id: string, mediaType: string) =>
  JSON.stringify([hosterId, id, mediaType]);

/** Stores a paper once per key. The content decides the media type; a too large file is refused. */
export const postPrivateDocument: Operation<'postPrivateDocument'> = async (
  { body: { hoster, file }, idempotencyKey },
  context,
) => {
  const { vault, crypto, storage, limits } = context;
  const maxBytes = limits.maxDocumentBytes;
  if (file.size > maxBytes)
    throw new ProblemError('bodyTooLarge', { detail: 'The file is too large', members: { maxBytes } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = await mediaTypeOf(bytes);
  if (mediaType === undefined) {
    const detail = 'is neither a JPEG, PNG, WebP or HEIC picture nor a PDF';
    throw new ProblemError('unsupportedMediaType', { detail, errors: [{ pointer: '/file', detail }] });
  }
  // The hash is keyed: a reader of the database cannot test whether a known paper is stored.
  const content = await crypto.sign(await crypto.hash(bytes));
  let written: string | undefined;
  let answer: ApiAnswer | undefined;
  try {
    const attempt = {
      kind: 'document' as const,
      hosterId: hoster,
      body: { hoster, content },
      fileBytes: bytes.byteLength,
      idempotencyKey,
    };
    answer = await submitOnce(attempt, context, {
      build: async (start) => {
        if (!(await context.hotels.hoster(hoster)))
          throw unprocessable('/hoster', 'is not a hotel known here');
        // A repeat gets the first answer, and nothing is written.
        if (await storage.findSubmission('document', hoster, start.key)) throw new ProblemError('conflict');
        written = start.id;
        await vault.put(start.id, bytes, ownerOf(hoster, start.id, mediaType));
        const json = JSON.stringify({ mediaType, byteCount: bytes.byteLength });
        return { ...start, kind: 'document', answer: '{}', json };
      },
      answer: async (id) => JSON.stringify({ _id: id, key: await receiptKey('document', id, crypto) }),
    });
    return answer;
  } finally {
    // The row was refused or another request was first, so the file is removed.
    const kept = answer && (JSON.parse(String(answer.body)) as { _id: string })._id;
    if (written !== undefined && written !== kept) await vault.remove(written);
  }
};

/** Takes a paper back that no check-in names yet. What is gone already is gone. */
export const removePrivateDocument: Operation<'removePrivateDocument'> = async (
  { params: { id }, bearer },
  context,
) => {
  const { storage, vault, crypto } = context;
  await checkReceiptKey(bearer, { kind: 'document', id }, crypto);
  const document = await storage.findDocument(id);
  if (document && document.departureDay !== null)
    throw new ProblemError('conflict', {
      detail: 'A check-in names this paper: the hotel keeps it until its time is over',
    });
  // The file first: a row without one is removed later.
  await vault.remove(id);
  await storage.removeDocuments([id]);
  return { status: 204, headers: { 'cache-control': 'no-store' } };
};

/** A paper for the hotel's staff; every reading is noted, and nothing of the guest with it. */
export const getPrivateDocument: Operation<'getPrivateDocument'> = async ({ params, bearer }, context) => {
  await checkOperator(bearer, context);
  const document = await context.storage.findDocument(params.id);
  const bytes = document && (await readDocument(document, context));
  if (!document || !bytes) throw new ProblemError('notFound', { detail: 'No paper has this id' });
  context.log?.({
    level: 'warn',
    message: 'a private document was read',
    about: { documentId: document.id, hosterId: document.hosterId },
  });
  return {
    status: 200,
    headers: {
      'content-type': document.mediaType,
      'content-disposition': `attachment; filename="document.${endings[document.mediaType] ?? 'bin'}"`,
      'cache-control': 'no-store',
    },
    body: bytes,
  };
};

function readDocument({ id, hosterId, mediaType }: StoredDocument, { vault }: Context) {
  return vault.get(id, ownerOf(hosterId, id, mediaType));
}

/** Compares hashes, so that neither time nor length reveals a part of the secret. */
async function checkOperator(bearer: string | undefined, { operatorToken, crypto }: Context): Promise<void> {
  const isRight =
    operatorToken !== undefined &&
    bearer !== undefined &&
    isSameSecret(await crypto.hash(bearer), await crypto.hash(operatorToken));
  if (!isRight) throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
}
