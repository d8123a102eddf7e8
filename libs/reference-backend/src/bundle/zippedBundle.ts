import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo, type Zippable } from 'fflate';
import { fromHotelRecord } from './hotelRecord';
import type { HotelRecord } from '../storage/storage';
import { MAX_FILE_BYTES, MAX_FILE_COUNT, mediaTypeOf } from './bundleFile';
import { parseBundle } from './parseBundle';
import { resolveFiles, type ResolvedBundle } from './resolveFiles';

const BUNDLE_NAME = 'hotel.json';
const FILES_FOLDER = 'files/';
const BUNDLE_PLACE = /^(?:[^/]+\/)?hotel\.json$/u;
const MAX_JSON_BYTES = 20_000_000;
/** The limit of all unpacked entries together. */
const MAX_TOTAL_BYTES = 100_000_000;
/** The same hotel is the same archive: entries have no time of their own (ZIP knows none before 1980). */
const NO_TIME = new Date(1980, 0, 1);

/** A hotel as one archive: its bundle, and its files beside it as they are. */
export function toZippedBundle(hotel: HotelRecord): Uint8Array {
  const bundle = fromHotelRecord(hotel);
  const files = bundle.files.map(({ name }) => ({ name, file: FILES_FOLDER + name }));
  const entries: Zippable = {
    [BUNDLE_NAME]: [strToU8(JSON.stringify({ ...bundle, files }, null, 2)), { level: 9 }],
  };
  // Pictures, fonts and documents are compressed already, drawings are text.
  for (const { name, bytes } of hotel.files)
    entries[FILES_FOLDER + name] = [bytes, { level: name.endsWith('.svg') ? 9 : 0 }];
  return zipSync(entries, { mtime: NO_TIME });
}

/** Reads an archive with a `hotel.json` at its top, or in the one folder that was archived. */
export async function readZippedBundle(path: string): Promise<ResolvedBundle> {
  const refuse = (reason: string): ResolvedBundle => ({ errors: [{ path: '(bundle)', reason }] });
  const packed = await readFile(path).catch(() => undefined);
  if (!packed) return refuse('cannot be read: is the path right?');
  const entries = unpack(packed);
  if ('problem' in entries) return refuse(entries.problem);
  const places = [...entries.files.keys()].filter((name) => BUNDLE_PLACE.test(name));
  const place = places.find((name) => name === BUNDLE_NAME) ?? places[0];
  if (place === undefined) return refuse(`holds no ${BUNDLE_NAME} at its top`);

  const json = parseJson(entries.files.get(place) ?? new Uint8Array());
  if (!json) return refuse(`${BUNDLE_NAME} is not JSON`);
  const parsed = parseBundle(json.value);
  if (parsed.errors) return { errors: parsed.errors };
  const folder = place.slice(0, -BUNDLE_NAME.length);
  return resolveFiles(parsed.bundle, async (file) => {
    const bytes = entries.files.get(folder + file.replace(/^\.\//u, ''));
    return bytes ?? { problem: 'is not in the archive' };
  });
}

type Unpacked = { files: Map<string, Uint8Array> } | { problem: string };

/** An archive of a kilobyte can hold gigabytes: each size is checked before its entry is unpacked. */
function unpack(packed: Uint8Array): Unpacked {
  let problem: string | undefined;
  let count = 0;
  let total = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (problem !== undefined || !isOfHotel(name)) return false;
    count += 1;
    total += originalSize;
    const most = BUNDLE_PLACE.test(name) ? MAX_JSON_BYTES : MAX_FILE_BYTES;
    if (originalSize > most) problem = `holds ${name}, which is larger than ${most / 1_000_000} MB`;
    else if (count > MAX_FILE_COUNT + 1) problem = `holds more than ${MAX_FILE_COUNT} files`;
    else if (total > MAX_TOTAL_BYTES) problem = `holds more than ${MAX_TOTAL_BYTES / 1_000_000} MB`;
    return problem === undefined;
  };
  try {
    const files = new Map(Object.entries(unzipSync(packed, { filter })));
    return problem === undefined ? { files } : { problem };
  } catch {
    return { problem: 'is not a ZIP archive, or a broken one' };
  }
}

/** Folders, read-me files and what macOS adds are passed over. */
function isOfHotel(name: string): boolean {
  if (name.startsWith('__MACOSX/')) return false;
  return BUNDLE_PLACE.test(name) || mediaTypeOf(name) !== undefined;
}

function parseJson(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(strFromU8(bytes).replace(/^\uFEFF/u, '')) };
  } catch {
    return undefined;
  }
}
