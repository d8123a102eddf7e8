import type { LanguageCode, Place } from '@guest/api-contract';
import { fold } from '../text/fold';
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
  /** The country whose places come first among equals. */
  country?: string | undefined;
}

export const MAX_PLACES = 8;
/** Guests cannot tell namesakes of one region apart, so candidates are found in excess and some skipped. */
const MAX_CANDIDATES = 40;
/** A single letter matches too many names. */
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
    // Repeated names are left out, as in "Monaco, Monaco" and "Paris, Paris, France".
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
      const ranked = (buckets.get(startOf(wanted)) ?? []).flatMap(({ city, folded }) => {
        const match = matchOf(folded, wanted);
        if (match === 0) return [];
        const score = match + importanceOf(cities[city], country) - Math.min(folded.length, 40) / 50;
        return [{ city, score }];
      });
      const best = ranked.sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES);
      const places: Place[] = [];
      // A city that several of its names matched is listed once.
      for (const city of new Set(best.map(({ city }) => city))) {
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

/** A match at the beginning counts for more than a major city; a whole name for nearly as much. */
const BEGINS = 4;
const IS_WHOLE = 2.5;

/** How well a name matches what is typed; 0 is no match. */
function matchOf(folded: string, wanted: string): number {
  if (folded.startsWith(wanted)) return folded.length === wanted.length ? BEGINS + IS_WHOLE : BEGINS;
  return folded.includes(` ${wanted}`) ? 1 : 0;
}

/** The list has no numbers of inhabitants: first come major cities, then the hotel's country, then the others. */
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
