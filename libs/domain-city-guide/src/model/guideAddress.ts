import { categories, type Category } from './categories';
import { walkChoices, type PlaceFilters } from './filterPlaces';

/** A longer text in an address is cut off. */
const MAX_SEARCH_LENGTH = 100;

const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name);

/** The filters that an address names; what it does not understand it leaves out. */
export function readFilters(query: URLSearchParams): PlaceFilters {
  const named = query.get('categories')?.split(',') ?? [];
  const walk = Number(query.get('walk'));
  return {
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    categories: categories.filter((category) => named.filter(isCategory).includes(category)),
    isOpenNow: query.get('open') === '1',
    isFree: query.get('free') === '1',
    maxWalkMinutes: walkChoices.find((minutes) => minutes === walk),
  };
}

/** The query of these filters; empty where nothing is filtered. */
export function writeFilters(filters: PlaceFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search.trim() !== '') query.set('q', filters.search.trim().slice(0, MAX_SEARCH_LENGTH));
  // In one order, whatever the guest pressed first: the same filters are the same address.
  const chosen = categories.filter((category) => filters.categories.includes(category));
  if (chosen.length > 0) query.set('categories', chosen.join(','));
  if (filters.isOpenNow) query.set('open', '1');
  if (filters.isFree) query.set('free', '1');
  if (filters.maxWalkMinutes !== undefined) query.set('walk', String(filters.maxWalkMinutes));
  return query;
}
