import { documentMediaTypes, type DocumentMediaType } from '@guest/api-contract';
import { fileTypeFromBuffer } from 'file-type/core';

const isTaken = (mime: string | undefined): mime is DocumentMediaType =>
  (documentMediaTypes as readonly (string | undefined)[]).includes(mime);

/** What a paper is by its content; undefined where that is nothing we take, whatever it is called. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<DocumentMediaType | undefined> {
  try {
    const mime = (await fileTypeFromBuffer(bytes))?.mime;
    return isTaken(mime) ? mime : undefined;
  } catch {
    // Begins like a file and is none.
    return undefined;
  }
}
