import { writeFile } from 'node:fs/promises';
import { fromHotelRecord, toHotelRecord } from '@guest/reference-backend';
import { readBundleFile, toZippedBundle } from '@guest/reference-backend/node';
import { CommandError, unknownHotel, type Command } from './command';

const importHotel: Command = {
  usage: 'hotel import FILE',
  summary: 'Adds a hotel from a bundle (.json or .zip), or replaces it; all of it or nothing',
  async run([file = ''], { storage, pathOf, print }) {
    const resolved = await readBundleFile(pathOf(file));
    if (resolved.errors) {
      throw new CommandError([
        `${file} was not imported:`,
        ...resolved.errors.map((error) => `  ${error.path}: ${error.reason}`),
      ]);
    }
    const hotel = toHotelRecord(resolved);
    await (await storage()).importHotel(hotel);
    const count = hotel.files.length;
    print(`${hotel.name} is at /${hotel.slug} (${count} ${count === 1 ? 'file' : 'files'})`);
  },
};

const exportHotel: Command = {
  usage: 'hotel export SLUG [--out FILE]',
  summary: 'Writes a hotel as one bundle, its files inside',
  async run([slug = ''], { storage, pathOf, print }, { out }) {
    const hotel = await (await storage()).exportHotel(slug);
    if (!hotel) throw unknownHotel(slug);
    const text = () => JSON.stringify(fromHotelRecord(hotel), null, 2);
    if (out === undefined) {
      print(text());
      return;
    }
    try {
      await writeFile(pathOf(out), /\.zip$/iu.test(out) ? toZippedBundle(hotel) : `${text()}\n`);
    } catch (cause) {
      throw new CommandError([
        `${out} cannot be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`,
      ]);
    }
    print(`${hotel.name} is in ${out}`);
  },
};

const listHotels: Command = {
  usage: 'hotel list',
  summary: 'Lists the hotels: slug and name',
  async run(_needed, { storage, print }) {
    const hotels = await (await storage()).listHotels();
    const width = Math.max(0, ...hotels.map(({ slug }) => slug.length));
    for (const { slug, name } of hotels) print(`${slug.padEnd(width)}  ${name}`);
    if (hotels.length === 0) print('No hotel yet: npm run backend -- hotel import FILE');
  },
};

const removeHotel: Command = {
  usage: 'hotel remove SLUG',
  summary: 'Takes a hotel away; its orders and guests stay in the database',
  async run([slug = ''], { storage, print }) {
    if (!(await (await storage()).deleteHotel(slug))) throw unknownHotel(slug);
    print(`${slug} is removed`);
  },
};

export const hotelCommands: readonly Command[] = [importHotel, exportHotel, listHotels, removeHotel];
