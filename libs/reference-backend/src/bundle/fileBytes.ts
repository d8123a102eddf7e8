import { MAX_FILE_BYTES, mediaTypes, type BundleFile, type HotelFile, type MediaType } from './bundleFile';
import { svgProblem } from './svgSafety';

/** How the bytes of each kind begin; the number is where the mark stands. */
const marks: Record<Exclude<MediaType, 'image/svg+xml'>, [offset: number, mark: string]> = {
  'image/png': [0, '\u0089PNG'],
  'image/jpeg': [0, '\u00ff\u00d8\u00ff'],
  'image/webp': [8, 'WEBP'],
  'image/avif': [4, 'ftyp'],
  'font/woff2': [0, 'wOF2'],
  'application/pdf': [0, '%PDF-'],
};

/** Says why a file's bytes may not be kept, or nothing. */
export function fileProblem(mediaType: MediaType, bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return 'is empty';
  if (bytes.byteLength > MAX_FILE_BYTES) return `is larger than ${MAX_FILE_BYTES / 1_000_000} MB`;
  if (mediaType === mediaTypes.svg) return svgFileProblem(bytes);
  const [offset, mark] = marks[mediaType];
  const start = String.fromCharCode(...bytes.subarray(offset, offset + mark.length));
  return start === mark ? undefined : `is not ${mediaType}, whatever its name says`;
}

function svgFileProblem(bytes: Uint8Array): string | undefined {
  try {
    return svgProblem(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return 'is not written in UTF-8';
  }
}

/** The bytes of a base64 text; undefined if it is not base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** A file as an exported bundle holds it. */
export function toBundleFile({ name, mediaType, bytes }: HotelFile): BundleFile {
  // In slices: one call with a megabyte of arguments would overflow the stack.
  const slices = Array.from({ length: Math.ceil(bytes.length / 8_192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8_192, (index + 1) * 8_192)),
  );
  return { name, mediaType, base64: btoa(slices.join('')) };
}
