import { documentMediaTypes, type DocumentMediaType } from '@guest/api-contract';
import { fileTypeFromBuffer } from 'file-type/core';

const isTaken = (mime: string | undefined): mime is DocumentMediaType =>
  (documentMediaTypes as readonly (string | undefined)[]).includes(mime);

/** A paper's media type by its content; undefined where that is not accepted. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<DocumentMediaType | undefined> {
  try {
    const mime = (await fileTypeFromBuffer(bytes))?.mime;
    return isTaken(mime) ? mime : undefined;
  } catch {
    // The content begins like a known file type, but is damaged.
    return undefined;
  }
}
