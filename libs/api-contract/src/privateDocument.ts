import * as v from 'valibot';
import { Created, Id } from './common';
import { MAX_DOCUMENT_BYTES } from './limits';
import { defineRoute } from './route';

export const documentMediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;

/** The form fields of an upload. The backend trusts the content, not the media type. */
export const PrivateDocumentUpload = v.object({
  hoster: Id,
  file: v.pipe(v.blob(), v.minSize(1), v.maxSize(MAX_DOCUMENT_BYTES), v.mimeType(documentMediaTypes)),
});
export type PrivateDocumentUpload = v.InferOutput<typeof PrivateDocumentUpload>;

/** Its id goes to the check-in's `documents` (decisions.md 26). */
export const PrivateDocumentReceipt = Created;
export type PrivateDocumentReceipt = v.InferOutput<typeof PrivateDocumentReceipt>;

export const privateDocumentRoutes = {
  postPrivateDocument: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'assets/upload/privatedocument',
    summary: 'Keeps an identity paper, encrypted; it is never served back to a guest',
    source: 'spec 7; decisions.md 26; fields: docs/decisions/0002',
    body: PrivateDocumentUpload,
    bodyType: 'multipart',
    answer: PrivateDocumentReceipt,
    status: 201,
    isIdempotent: true,
  }),
};
