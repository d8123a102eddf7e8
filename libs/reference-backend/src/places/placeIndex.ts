import type { LanguageCode, Place } from '@guest/api-contract';
import { fold } from './fold';
import { majorCities } from './majorCities';
import { regionIn } from './regions';

/** A city as gazetteers list it. */
export interface City {
  name: string;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2 or XK. */
  country: string;
  /** Its region's name, where it has one. */
  region?: string;
}

export interface PlaceQuestion {
  text: string;
  language: LanguageCode;
  /** Whose places come first among equals. */
  country?: string | undefined;
}

export const MAX_PLACES = 8;
/** Namesakes of one region look alike to a guest: some are passed over. */
const MAX_CANDIDATES = 40;
/** One letter begins too many names to be a question. */
const MIN_LETTERS = 2;
const BUCKET_LETTERS = 2;

interface Entry {
  city: number;
  folded: string;
}

/**
 * Finds cities by the beginning of their name or of a word in it. Names lie in buckets by the first two letters of each
 * word: a question looks through some thousands of names, not through all of them.
 */
export interface PlaceIndex {
  add(city: City): void;
  find(question: PlaceQuestion): Place[];
  /** How many cities it knows. */
  readonly size: number;
}

export function createPlaceIndex(): PlaceIndex {
  const cities: City[] = [];
  const buckets = new Map<string, Entry[]>();
  const countryNames = createCountryNames();

  function addName(name: string, city: number): void {
    const folded = fold(name);
    for (const start of startsOf(folded)) {
      const bucket = buckets.get(start);
      if (bucket) bucket.push({ city, folded });
      else buckets.set(start, [{ city, folded }]);
    }
  }

  function toPlace(index: number, language: LanguageCode): Place | undefined {
    const city = cities[index];
    if (!city) return undefined;
    const { country: countryCode, latitude, longitude } = city;
    const region = city.region === undefined ? undefined : regionIn(language, city.region);
    const name = (language === 'fr' && majorCities.get(`${countryCode} ${city.name}`)?.french) || city.name;
    const country = countryNames(countryCode, language);
    // "Monaco, Monaco" and "Paris, Paris, France" say nothing more.
    const parts = [name, region, country].filter(
      (part, at, all) => part !== undefined && part !== '' && all.indexOf(part) === at,
    );
    return {
      placeId: `geonames:${countryCode}:${latitude},${longitude}`,
      formattedAddress: parts.join(', '),
      addressComponents: { city: name, ...(region && { region }), country, countryCode },
      geometry: { location: { latitude, longitude } },
    };
  }

  return {
    get size() {
      return cities.length;
    },
    add(city) {
      const index = cities.push(city) - 1;
      addName(city.name, index);
      for (const alias of majorCities.get(`${city.country} ${city.name}`)?.aliases ?? [])
        addName(alias, index);
    },
    find({ text, language, country }) {
      // "Lyon, France": what follows the comma only tells which one.
      const wanted = fold(text.split(',')[0] ?? '');
      if (wanted.length < MIN_LETTERS) return [];
      const best = createBest(MAX_CANDIDATES);
      for (const { city, folded } of buckets.get(startOf(wanted)) ?? []) {
        const match = matchOf(folded, wanted);
        if (match === 0) continue;
        best.offer(city, match + importanceOf(cities[city], country) - Math.min(folded.length, 40) / 50);
      }
      const places: Place[] = [];
      for (const city of best.inOrder()) {
        const place = toPlace(city, language);
        const isNew = places.every(({ formattedAddress }) => formattedAddress !== place?.formattedAddress);
        if (place && isNew && places.push(place) === MAX_PLACES) break;
      }
      return places;
    },
  };
}

/** The first letters of the first word; "l" of "l hay". */
const startOf = (folded: string) => folded.slice(0, BUCKET_LETTERS).trimEnd();

/** The first letters of each word, each once. */
function startsOf(folded: string): Iterable<string> {
  return folded.includes(' ') ? new Set(folded.split(' ').map(startOf)) : [startOf(folded)];
}

/** A beginning counts for more than being known in all the world; a whole name for nearly as much. */
const BEGINS = 4;
const IS_WHOLE = 2.5;

/** How well a name fits what is typed; 0 is not at all. */
function matchOf(folded: string, wanted: string): number {
  if (folded.startsWith(wanted)) return folded.length === wanted.length ? BEGINS + IS_WHOLE : BEGINS;
  return folded.includes(` ${wanted}`) ? 1 : 0;
}

/** The few best of many, without sorting all of them. */
function createBest(count: number) {
  const ranked: { city: number; score: number }[] = [];
  const rankOf = (score: number) => {
    let rank = ranked.length;
    while (rank > 0 && score > (ranked[rank - 1]?.score ?? 0)) rank -= 1;
    return rank;
  };
  return {
    offer(city: number, score: number): void {
      const rank = rankOf(score);
      if (rank >= count) return;
      ranked.splice(rank, 0, { city, score });
      ranked.length = Math.min(ranked.length, count);
    },
    /** Each once, though it was offered by several names. */
    inOrder: () => new Set(ranked.map(({ city }) => city)),
  };
}

/** The list knows no inhabitants: a city of the world comes before the hotel's own country, and that before the others. */
function importanceOf(city: City | undefined, country: string | undefined): number {
  if (!city) return 0;
  const isMajor = majorCities.has(`${city.country} ${city.name}`);
  const isSeat = city.region === city.name;
  return (isMajor ? 3 : 0) + (city.country === country ? 2 : 0) + (isSeat ? 1 : 0);
}

function createCountryNames(): (code: string, language: LanguageCode) => string {
  const names = {
    fr: new Intl.DisplayNames('fr', { type: 'region' }),
    en: new Intl.DisplayNames('en-GB', { type: 'region' }),
  };
  return (code, language) => names[language].of(code) ?? code;
}
