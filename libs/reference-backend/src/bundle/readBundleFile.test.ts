import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from './bundleFile';
import { toBundleFile } from './fileBytes';
import { parseBundle } from './parseBundle';
import { readBundleFile } from './readBundleFile';
import { resolveFiles } from './resolveFiles';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  folder = join(root, 'hotel');
  await mkdir(join(folder, 'images'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function read(files: object[]) {
  const path = join(folder, 'hotel.json');
  const hoster = { _id: 'hotel-1', slug: 'la-mouette', name: 'La Mouette' };
  await writeFile(path, JSON.stringify({ format: 'guest-web-hotel', version: 1, hoster, files }));
  return readBundleFile(path);
}

it('brings the files beside the bundle in bytes', async () => {
  await writeFile(join(folder, 'images', 'a.svg'), SVG);
  await writeFile(join(folder, 'images', 'b.png'), PNG);

  const { errors, files } = await read([
    { name: 'a.svg', file: 'images/a.svg' },
    { name: 'b.png', file: 'images/b.png' },
  ]);

  expect(errors).toBeUndefined();
  expect(files).toEqual([
    { name: 'a.svg', mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(SVG) },
    { name: 'b.png', mediaType: 'image/png', bytes: PNG },
  ]);
});

it('refuses files outside its folder, by path and by link', async () => {
  await writeFile(join(root, 'secret.svg'), SVG);
  await symlink(join(root, 'secret.svg'), join(folder, 'link.svg'));

  const { errors } = await read([
    { name: 'a.svg', file: '../secret.svg' },
    { name: 'b.svg', file: join(root, 'secret.svg') },
    { name: 'c.svg', file: 'images/../../secret.svg' },
    { name: 'd.svg', file: 'link.svg' },
  ]);

  expect(errors).toEqual(
    [0, 1, 2, 3].map((index) => ({
      path: `files[${index}].file`,
      reason: 'leaves the folder of the bundle',
    })),
  );
});

it('says what is wrong with each file', async () => {
  await writeFile(join(folder, 'big.png'), new Uint8Array(MAX_FILE_BYTES + 1));
  await writeFile(join(folder, 'fake.png'), '<html></html>');
  await writeFile(join(folder, 'empty.png'), '');
  await writeFile(join(folder, 'script.svg'), '<svg><script/></svg>');
  await mkdir(join(folder, 'folder.svg'));

  const names = ['big.png', 'fake.png', 'empty.png', 'script.svg', 'folder.svg', 'none.svg'];
  const { errors } = await read(names.map((name) => ({ name, file: name })));

  expect(errors?.map((error) => error.reason)).toEqual([
    'is larger than 2 MB',
    'is not image/png, whatever its name says',
    'is empty',
    'holds <script>, which does not draw',
    'is not a file',
    'does not exist beside the bundle',
  ]);
});

it('says so when there is no bundle, or none that is JSON', async () => {
  const path = join(folder, 'broken.json');
  await writeFile(path, '{ "format": ');

  expect((await readBundleFile(join(folder, 'none.json'))).errors?.[0]?.reason).toMatch(/cannot be read/);
  expect((await readBundleFile(path)).errors?.[0]?.reason).toBe('is not JSON');
});

it('carries files inside the bundle too, and gives them back as they were', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => PNG[index] ?? index % 256);
  const entry = toBundleFile({ name: 'b.png', mediaType: 'image/png', bytes });

  expect((await read([entry])).files).toEqual([{ name: 'b.png', mediaType: 'image/png', bytes }]);
});

it('refuses what only looks like base64, and files that it cannot reach', async () => {
  const { bundle } = parseBundle({
    format: 'guest-web-hotel',
    version: 1,
    hoster: { _id: 'hotel-1', slug: 'la-mouette', name: 'La Mouette' },
    files: [
      { name: 'a.png', mediaType: 'image/png', base64: '***' },
      { name: 'b.png', file: 'b.png' },
    ],
  });
  if (!bundle) throw new Error('The bundle is right, only its files are not');

  const { errors } = await resolveFiles(bundle);

  expect(errors).toEqual([
    { path: 'files[0].base64', reason: 'is not base64' },
    { path: 'files[1].file', reason: expect.stringContaining('beside the bundle') as string },
  ]);
});
