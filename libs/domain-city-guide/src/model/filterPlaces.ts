import { foldedText } from '@guest/visit';
import type { Category } from './categories';
import type { Place } from './place';
import { isFree } from './price';

/** What the guest looks for; the parts add up. */
export interface PlaceFilters {
  /** Every word of it must be found. */
  search: string;
  /** Any of these; none means all. */
  categories: readonly Category[];
  isOpenNow: boolean;
  isFree: boolean;
  /** The longest walk in minutes; a place without coordinates is then left out. */
  maxWalkMinutes?: number | undefined;
}

export const noFilters: PlaceFilters = { search: '', categories: [], isOpenNow: false, isFree: false };

/** The walks that a filter offers, in minutes. */
export const walkChoices = [5, 10, 20, 30] as const;

/** A description is searched as far as this: its first lines say what the place is. */
const SEARCHED_DESCRIPTION_LENGTH = 400;

const wordsOf = (html: string) => html.slice(0, SEARCHED_DESCRIPTION_LENGTH).replace(/<[^>]*>?/gu, ' ');

/** Places and the texts that a search compares. */
export interface PlaceIndex {
  places: readonly Place[];
  /** The folded text of the place at this position, made at its first use. */
  textAt: (position: number) => string;
}

/** Makes the index. `categoryWords` names a category in the guest's language: "musée" finds every museum. */
export function indexPlaces(
  places: readonly Place[],
  categoryWords: (category: Category) => string,
): PlaceIndex {
  const texts: string[] = [];
  function fold({ name, summary = '', description = '', address = '', category, promo }: Place): string {
    const said = [name, summary, address, categoryWords(category), promo?.text ?? '', wordsOf(description)];
    return foldedText(said.join(' '));
  }
  return {
    places,
    textAt(position) {
      const place = places[position];
      return place ? (texts[position] ??= fold(place)) : '';
    },
  };
}

/** The places that fit, in their order. `isOpen` tells which are open now; unknown hours are not open. */
export function filterPlaces(
  { places, textAt }: PlaceIndex,
  filters: PlaceFilters,
  isOpen: (place: Place) => boolean,
): readonly Place[] {
  const { search, categories, isOpenNow, isFree: mustBeFree, maxWalkMinutes } = filters;
  const words = foldedText(search).split(' ').filter(Boolean);
  const chosen = new Set(categories);
  // The cheapest question comes first.
  return places.filter((place, index) => {
    if (chosen.size > 0 && !chosen.has(place.category)) return false;
    if (maxWalkMinutes !== undefined && !((place.walkMinutes ?? Infinity) <= maxWalkMinutes)) return false;
    if (mustBeFree && !isFree(place.price)) return false;
    if (isOpenNow && !isOpen(place)) return false;
    return words.length === 0 || words.every((word) => textAt(index).includes(word));
  });
}

/** Whether anything is filtered, so that "show all" makes sense. */
export function hasFilters({ search, categories, isOpenNow, isFree: free, maxWalkMinutes }: PlaceFilters) {
  return search.trim() !== '' || categories.length > 0 || isOpenNow || free || maxWalkMinutes !== undefined;
}
