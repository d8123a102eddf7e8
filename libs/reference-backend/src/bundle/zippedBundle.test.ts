import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toHotelRecord } from './hotelRecord';
import { MAX_FILE_BYTES, MAX_FILE_COUNT } from './bundleFile';
import { loadDemoHotel } from './demoHotels';
import { readBundleFile } from './readBundleFile';
import { toZippedBundle } from './zippedBundle';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(archive: Uint8Array) {
  const path = join(folder, 'hotel.zip');
  await writeFile(path, archive);
  return readBundleFile(path);
}

const SVG = strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>');
const bundle = (files: object[] = []) =>
  strToU8(
    JSON.stringify({
      format: 'guest-web-hotel',
      version: 1,
      hoster: { _id: 'hotel-1', slug: 'la-mouette', name: 'La Mouette' },
      files,
    }),
  );

describe('a hotel as an archive', () => {
  it('comes back without a difference, and is the same bytes each time', async () => {
    const hotel = toHotelRecord(await loadDemoHotel('demo'));
    const archive = toZippedBundle(hotel);
    expect(toZippedBundle(hotel)).toEqual(archive);
    const resolved = await read(archive);
    if (resolved.errors) throw new Error(JSON.stringify(resolved.errors));
    expect(toHotelRecord(resolved)).toEqual(hotel);
  });

  it.each(['', 'my-hotel/'])('is read with its bundle in "%s"', async (top) => {
    const entries: Zippable = {
      [`${top}hotel.json`]: bundle([
        { name: 'a.svg', file: 'images/a.svg' },
        { name: 'b.svg', file: './b.svg' },
      ]),
      [`${top}images/a.svg`]: SVG,
      [`${top}b.svg`]: SVG,
      '__MACOSX/my-hotel/hotel.json': strToU8('resource fork'),
    };
    const { errors, files } = await read(zipSync(entries));
    expect(errors).toBeUndefined();
    expect(files?.map(({ name }) => name)).toEqual(['a.svg', 'b.svg']);
  });
});

describe('what is refused, and why', () => {
  const many = Object.fromEntries(
    Array.from({ length: MAX_FILE_COUNT + 2 }, (_, index) => [`${index}.svg`, SVG]),
  );
  it.each<[string, Uint8Array, string]>([
    ['no archive', strToU8('PK, but not really'), 'is not a ZIP archive, or a broken one'],
    ['half an archive', zipSync({ 'hotel.json': bundle() }).subarray(0, 90), 'is not a ZIP archive'],
    ['no bundle', zipSync({ 'readme.txt': SVG }), 'holds no hotel.json at its top'],
    ['a bundle too deep', zipSync({ 'a/b/hotel.json': bundle() }), 'holds no hotel.json at its top'],
    ['no JSON', zipSync({ 'hotel.json': SVG }), 'hotel.json is not JSON'],
    [
      'a bomb',
      zipSync({ 'hotel.json': bundle(), 'a.svg': new Uint8Array(MAX_FILE_BYTES + 1) }),
      'holds a.svg, which is larger than 2 MB',
    ],
    [
      'a bomb of many parts',
      zipSync({
        'hotel.json': bundle(),
        ...Object.fromEntries(
          Array.from({ length: 51 }, (_, index) => [`${index}.png`, new Uint8Array(MAX_FILE_BYTES)]),
        ),
      }),
      'holds more than 100 MB',
    ],
    ['too many files', zipSync({ 'hotel.json': bundle(), ...many }), 'holds more than 300 files'],
  ])('%s', async (_name, archive, reason) => {
    const { errors } = await read(archive);
    expect(errors).toEqual([{ path: '(bundle)', reason: expect.stringContaining(reason) as string }]);
  });

  it('a file that is not there, by its place in the bundle', async () => {
    const { errors } = await read(
      zipSync({ 'hotel.json': bundle([{ name: 'a.svg', file: '../../etc/a.svg' }]), 'etc/a.svg': SVG }),
    );
    expect(errors).toEqual([{ path: 'files[0].file', reason: 'is not in the archive' }]);
  });

  it('a path that leads nowhere', async () => {
    const { errors } = await readBundleFile(join(folder, 'nowhere.zip'));
    expect(errors).toEqual([{ path: '(bundle)', reason: 'cannot be read: is the path right?' }]);
  });
});
