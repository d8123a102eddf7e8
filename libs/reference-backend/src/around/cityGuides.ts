import { CityGuide, type LanguageCode } from '@guest/api-contract';
import { readLeniently } from '@guest/api-contract/read-leniently';
import { inLanguage } from './inLanguage';

/** The places of cities that belong to no hotel. */
export interface CityGuides {
  read(): Promise<CityGuide[]>;
}

/** The language of the files where a place does not say another one. */
const LANGUAGE: LanguageCode = 'fr';

type Load = () => Promise<unknown>;

// Lazily, like the demo hotels: a story without a city guide loads none.
const files = import.meta.glob<unknown>('../../cities/*.json', { import: 'default' });

function readGuide(file: unknown): CityGuide {
  const read = readLeniently(CityGuide, structuredClone(file));
  return read.isRead ? read.output : { experiences: [] };
}

/** The city guides in `cities/`, read at the first question; an odd value costs at most its place. */
export function createCityGuides(loads: Load[] = Object.values(files)): CityGuides {
  let guides: Promise<CityGuide[]> | undefined;
  return {
    read() {
      guides ??= Promise.all(loads.map(async (load) => inLanguage(readGuide(await load()), LANGUAGE)));
      return guides;
    },
  };
}
