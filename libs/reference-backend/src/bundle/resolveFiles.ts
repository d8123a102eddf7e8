import { mediaTypeOf, type BundleFile, type HotelFile } from './bundleFile';
import type { BundleError } from './bundleError';
import { fileProblem, fromBase64 } from './fileBytes';
import type { HotelBundle } from './hotelBundle';

/** A bundle that may be imported: its data, and its files in bytes. */
export interface ResolvedHotel {
  bundle: HotelBundle;
  files: HotelFile[];
}
export type ResolvedBundle =
  (ResolvedHotel & { errors?: undefined }) | { bundle?: undefined; files?: undefined; errors: BundleError[] };

/** Fetches the bytes of a file beside the bundle; a refusal says why. */
export type FileReader = (file: string) => Promise<Uint8Array | { problem: string }>;

const refuseOutside: FileReader = () =>
  Promise.resolve({ problem: 'stands beside the bundle, where it cannot be read from here; use "base64"' });

/** Turns every file of a parsed bundle into checked bytes, or says what is wrong with each. */
export async function resolveFiles(
  bundle: HotelBundle,
  readFile: FileReader = refuseOutside,
): Promise<ResolvedBundle> {
  const errors: BundleError[] = [];
  const files: HotelFile[] = [];
  for (const [index, entry] of bundle.files.entries()) {
    const read = await bytesOf(entry, readFile);
    const mediaType = mediaTypeOf(entry.name);
    const path = `files[${index}].${entry.base64 === undefined ? 'file' : 'base64'}`;
    if (mediaType === undefined) continue; // the schema refused it
    const problem = 'problem' in read ? read.problem : fileProblem(mediaType, read);
    if (problem !== undefined) errors.push({ path, reason: problem });
    else if (!('problem' in read)) files.push({ name: entry.name, mediaType, bytes: read });
  }
  return errors.length > 0 ? { errors } : { bundle, files };
}

async function bytesOf(entry: BundleFile, readFile: FileReader) {
  if (entry.file !== undefined) return readFile(entry.file);
  return fromBase64(entry.base64 ?? '') ?? { problem: 'is not base64' };
}
