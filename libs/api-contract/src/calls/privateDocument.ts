import * as v from 'valibot';
import { Created, Id, NoBody } from '../base/common';
import { MAX_DOCUMENT_BYTES } from '../base/limits';
import { defineRoute } from '../base/route';

/** What an identity paper may be, by its content. */
export const documentMediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const;
export type DocumentMediaType = (typeof documentMediaTypes)[number];

/** The form fields of an upload. The backend looks at the content; the media type that is sent counts for nothing. */
export const PrivateDocumentUpload = v.object({
  hoster: Id,
  file: v.pipe(v.blob(), v.minSize(1), v.maxSize(MAX_DOCUMENT_BYTES)),
});
export type PrivateDocumentUpload = v.InferOutput<typeof PrivateDocumentUpload>;

export const privateDocumentRoutes = {
  postPrivateDocument: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'assets/upload/privatedocument',
    summary: 'Keeps an identity paper, encrypted; it is never served back to a guest',
    body: PrivateDocumentUpload,
    bodyType: 'multipart',
    answer: Created,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
  getPrivateDocument: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'assets/privatedocument/:id',
    summary:
      'An identity paper for the hotel: with the secret of its operator alone, each reading noted in the log',
    params: v.object({ id: Id }),
    answer: v.blob(),
    answerType: 'binary',
    needsBearer: true,
  }),
  removePrivateDocument: defineRoute({
    method: 'DELETE',
    service: 'product',
    path: 'assets/privatedocument/:id',
    summary:
      'Takes an identity paper back, for who holds its key, until a check-in names it; again is the same',
    params: v.object({ id: Id }),
    answer: NoBody,
    status: 204,
    needsBearer: true,
    problems: ['conflict'],
  }),
};
